import type { Deployment } from '../deploy-ports.ts';
import { done, toDo, type DeployStep } from '../deploy-step.ts';
import { originOf } from '../settings/origin-of.ts';
import { correct, holds, labelled, make, readOurs, type Thing } from './monitoring.ts';

const KIND = 'uptimeCheckConfigs';
const KEY = 'health';
const HEALTH = '/api/health';

/** What a check has for good: another address needs another check. */
async function fixedPart(deployment: Deployment) {
  const { host } = new URL(await originOf(deployment));
  return {
    monitoredResource: {
      type: 'uptime_url',
      labels: { project_id: deployment.project, host },
    },
    // Each check asks from six places. Every minute would be 260,000 requests a month.
    period: '300s',
  };
}

const CHANGEABLE = {
  displayName: 'Vibes: the product answers',
  httpCheck: {
    requestMethod: 'GET',
    useSsl: true,
    validateSsl: true,
    path: HEALTH,
    port: 443,
    acceptedResponseStatusCodes: [{ statusValue: 200 }],
  },
  timeout: '10s',
};

/** The check of the app's address, and those of addresses it had before. */
export async function readChecks(
  deployment: Deployment,
): Promise<{ check: Thing | null; old: Thing[] }> {
  const fixed = await fixedPart(deployment);
  const ours = (await readOurs(deployment, KIND)).flatMap(({ key, thing }) =>
    key === KEY ? [thing] : [],
  );
  const check = ours.find((one) => holds(one, fixed)) ?? null;
  return { check, old: ours.filter((one) => one !== check) };
}

export const uptimeCheckStep: DeployStep = {
  name: 'Uptime check',
  async look(deployment) {
    const { check } = await readChecks(deployment);
    const { host } = (await fixedPart(deployment)).monitoredResource.labels;
    if (!check) return toDo(`to be made: https://${host}${HEALTH}`);
    return holds(check, CHANGEABLE) ? done(`https://${host}${HEALTH}`) : toDo('to be corrected');
  },
  async act(deployment) {
    const { check } = await readChecks(deployment);
    if (check) await correct(deployment, check, CHANGEABLE);
    else
      await make(deployment, KIND, {
        ...(await fixedPart(deployment)),
        ...CHANGEABLE,
        ...labelled(KEY),
      });
  },
};
