import { recordDmSchema } from '@vibes/core/api/callables';
import { callableDoor } from './callable-door.ts';

export const recordDm = callableDoor(
  'recordDm',
  { payload: recordDmSchema },
  async (recording, { uid }) => {
    const { wireCreator } = await import('../wiring/wire-creator.ts');
    return (await wireCreator()).recordDm(uid, recording);
  },
);
