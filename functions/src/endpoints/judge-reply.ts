import { judgeReplySchema } from '@vibes/core/api/callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const judgeReply = callableEndpoint(
  'judgeReply',
  { payload: judgeReplySchema },
  async (payload, { uid }) => {
    const { wireCreator } = await import('../wiring/wire-creator.ts');
    return (await wireCreator()).judgeReply({ uid, ...payload });
  },
);
