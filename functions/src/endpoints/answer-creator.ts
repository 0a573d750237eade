import { answerCreatorSchema } from '@vibes/core/api/callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const answerCreator = callableEndpoint(
  'answerCreator',
  { payload: answerCreatorSchema },
  async (payload, { uid }) => {
    const { wirePersonsDeliveries } = await import('../wiring/wire-delivery.ts');
    return (await wirePersonsDeliveries()).answerCreator({ uid, ...payload });
  },
);
