import { changeFollowUpSchema } from '@vibes/core/api/follow-up-callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const changeFollowUp = callableEndpoint(
  'changeFollowUp',
  { payload: changeFollowUpSchema },
  async (payload, { uid }) => {
    const { wireFollowUps } = await import('../wiring/wire-follow-ups.ts');
    return (await wireFollowUps()).changeFollowUp({ uid, ...payload });
  },
);
