import { channelRefSchema } from '@vibes/core/api/delivery-callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const resumeChannel = callableEndpoint(
  'resumeChannel',
  { payload: channelRefSchema },
  async (payload, { uid }) => {
    const { wirePersonsDeliveries } = await import('../wiring/wire-delivery.ts');
    return (await wirePersonsDeliveries()).resumeChannel({ uid, ...payload });
  },
);
