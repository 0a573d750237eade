import { LocalWorldError } from '../../process/local-world-error.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, refused, toDo, type DeployStep } from '../deploy-step.ts';
import { readSetting } from '../settings/settings-files.ts';
import { correct, holds, labelled, make, readOurs, type Thing } from './monitoring.ts';

const KEY = 'alerts';

async function wantedChannel(deployment: Deployment) {
  const email_address = await readSetting(deployment, 'ALERT_EMAIL');
  if (email_address === null)
    throw new LocalWorldError('No address for alerts is set: set ALERT_EMAIL, and run this again.');
  return { displayName: 'Vibes: alerts', labels: { email_address }, enabled: true };
}

/** The channel that alerts go to; null while there is none. */
export async function readChannel(deployment: Deployment): Promise<Thing | null> {
  const ours = await readOurs(deployment, 'notificationChannels');
  return ours.find(({ key }) => key === KEY)?.thing ?? null;
}

export const alertChannelStep: DeployStep = {
  name: 'Address of alerts',
  async look(deployment) {
    const wanted = await wantedChannel(deployment);
    const { email_address } = wanted.labels;
    const found = await readChannel(deployment);
    if (!found) return toDo(`to be made: alerts to ${email_address}`);
    if (!holds(found, wanted)) return toDo(`to be corrected: alerts to ${email_address}`);
    return found['verificationStatus'] === 'UNVERIFIED'
      ? refused(
          `Google sends no alert to ${email_address} before it is verified. Verify it at https://console.cloud.google.com/monitoring/alerting/notifications?project=${deployment.project}, or delete the channel there, and run this again.`,
        )
      : done(email_address);
  },
  async act(deployment) {
    const wanted = await wantedChannel(deployment);
    const found = await readChannel(deployment);
    if (found) await correct(deployment, found, wanted);
    else
      await make(deployment, 'notificationChannels', {
        type: 'email',
        ...wanted,
        ...labelled(KEY),
      });
  },
};
