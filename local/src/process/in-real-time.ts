import { setTimeout as pause } from 'node:timers/promises';
import { nodeRandomness } from '../../../functions/src/adapters/crypto/node-crypto.ts';
import type { CommitPorts } from '../../../functions/src/steps/decide-and-commit.ts';

/** What a command that commits needs besides a database and a clock. */
export const IN_REAL_TIME: Pick<CommitPorts, 'pause' | 'randomness'> = {
  pause: (milliseconds) => pause(milliseconds),
  randomness: nodeRandomness,
};
