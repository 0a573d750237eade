import { UNANSWERED, type Deployment } from '../deploy-ports.ts';
import { done, toDo, type DeployStep } from '../deploy-step.ts';
import { readChannel } from './alert-channel.ts';
import { ALERTS, policyOf } from './alert-policies.ts';
import {
  correct,
  holds,
  labelled,
  make,
  readAll,
  readOurs,
  remove,
  type Thing,
} from './monitoring.ts';
import { readChecks } from './uptime-check.ts';

const KIND = 'alertPolicies';

/** Channels that a person added stay, such as one of a chat. One that is gone is not taken again. */
function channelsOf(there: Thing | undefined, ours: string, known: readonly string[]): string[] {
  const names = there?.notificationChannels?.filter((name) => known.includes(name)) ?? [];
  return names.includes(ours) ? names : [...names, ours];
}

async function readAlerts(deployment: Deployment) {
  const channel = (await readChannel(deployment))?.name ?? UNANSWERED;
  const { check, old } = await readChecks(deployment);
  const id = check?.name.split('/').at(-1) ?? UNANSWERED;
  const ours = await readOurs(deployment, KIND);
  const known = (await readAll(deployment, 'notificationChannels')).map(({ name }) => name);
  const alerts = ALERTS.map((alert) => {
    const found = ours.find(({ key }) => key === alert.key)?.thing;
    const notificationChannels = channelsOf(found, channel, known);
    return { alert, found, wanted: { ...policyOf(alert, id), notificationChannels } };
  });
  return { alerts: alerts.filter(({ found, wanted }) => !holds(found, wanted)), old };
}

/** Who is told of what. Checks of an earlier address go last: a policy must not refer to them. */
export const alertsStep: DeployStep = {
  name: 'Alerts',
  async look(deployment) {
    const { alerts, old } = await readAlerts(deployment);
    const left = alerts.map(({ alert, found }) => `${found ? 'other' : 'missing'}: ${alert.title}`);
    if (old.length > 0) left.push('an uptime check of an earlier address');
    return left.length ? toDo(left.join('; ')) : done(`${ALERTS.length}`);
  },
  async act(deployment) {
    const { alerts, old } = await readAlerts(deployment);
    for (const { alert, found, wanted } of alerts) {
      if (found) await correct(deployment, found, wanted);
      else await make(deployment, KIND, { ...wanted, ...labelled(alert.key) });
    }
    for (const check of old) await remove(deployment, check);
  },
};
