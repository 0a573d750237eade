import { retryDeliverySchema } from '@vibes/core/api/delivery-callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const retryDelivery = callableEndpoint(
  'retryDelivery',
  { payload: retryDeliverySchema },
  async (payload, { uid }) => {
    const { wirePersonsDeliveries } = await import('../wiring/wire-delivery.ts');
    return (await wirePersonsDeliveries()).retryDelivery({ uid, ...payload });
  },
);
