import { switchFollowUpsSchema } from '@vibes/core/api/follow-up-callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const switchFollowUps = callableEndpoint(
  'switchFollowUps',
  { payload: switchFollowUpsSchema },
  async (payload, { uid }) => {
    const { wireFollowUps } = await import('../wiring/wire-follow-ups.ts');
    return (await wireFollowUps()).switchFollowUps({ uid, ...payload });
  },
);
