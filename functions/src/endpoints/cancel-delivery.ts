import { deliveryRefSchema } from '@vibes/core/api/delivery-callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const cancelDelivery = callableEndpoint(
  'cancelDelivery',
  { payload: deliveryRefSchema },
  async (payload, { uid }) => {
    const { wirePersonsDeliveries } = await import('../wiring/wire-delivery.ts');
    return (await wirePersonsDeliveries()).cancelDelivery({ uid, ...payload });
  },
);
