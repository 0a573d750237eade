import { recordDmSchema } from '@vibes/core/api/callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const recordDm = callableEndpoint(
  'recordDm',
  { payload: recordDmSchema },
  async (recording, { uid }) => {
    const { wireCreator } = await import('../wiring/wire-creator.ts');
    return (await wireCreator()).recordDm(uid, recording);
  },
);
