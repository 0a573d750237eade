import { createHash } from 'node:crypto';
import { readSealingKeys } from '../../../../functions/src/adapters/crypto/sealing-keys.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, noted, type DeployStep } from '../deploy-step.ts';
import { annotate, annotationsOf, valueOf } from './secret-manager.ts';

const SECRET = 'SECRETS_MASTER_KEY';
const ANNOTATION = 'vibes-copy-outside';

const commandOf = (project: string) => `npm run -s secrets -- copy --project ${project}`;

/**
 * Of the keys themselves, in any order, so that another key than was copied asks again. 64 bits of a
 * hash of 256 random bits tell nobody a key.
 */
function fingerprintOf(setting: string): string {
  readSealingKeys(setting);
  const keys = setting.split(',').map((key) => key.trim());
  const text = ['vibes copy', ...keys.toSorted()].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The keys that there are, and the day on which a copy of just these was noted. */
async function readCopy(deployment: Deployment) {
  const setting = await valueOf(deployment, SECRET);
  if (setting === null) return { fingerprint: null, day: null };
  const fingerprint = fingerprintOf(setting);
  const held = (await annotationsOf(deployment, SECRET))[ANNOTATION] ?? '';
  const [day = '', copied] = held.split(' ');
  return { fingerprint, day: copied === fingerprint ? day : null };
}

/**
 * A copy of the keys outside the project. Whether there is one, only a person knows; the secret
 * keeps the answer. Without an answer, as in CI, the deployment goes on.
 */
export const keyCopyStep: DeployStep = {
  name: 'Copy of the keys outside',
  is_repeated: true,
  async look(deployment) {
    const { day } = await readCopy(deployment);
    return day !== null
      ? done(`noted on ${day}`)
      : noted(
          `none is noted of these keys. Losing them loses every app password: ${commandOf(deployment.project)} prints them, and a deployment at a terminal notes the copy`,
        );
  },
  async act(deployment) {
    const { ask, project, clock } = deployment;
    const { fingerprint, day } = await readCopy(deployment);
    if (day !== null) return;
    const answer = await ask({
      text: `Keep a copy of the keys that seal secrets outside ${project}, such as in a password manager: losing them loses every app password. In another terminal, ${commandOf(project)} prints them.\nType “kept” once you have it; leave it empty to be asked next time:`,
      check: (given) => (['', 'kept'].includes(given) ? null : 'Type “kept”, or nothing.'),
    });
    if (answer !== 'kept' || fingerprint === null) return;
    const today = clock().toISOString().slice(0, 10);
    await annotate(deployment, SECRET, { [ANNOTATION]: `${today} ${fingerprint}` });
  },
};
