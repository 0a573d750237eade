import { deliveryRefSchema } from '@vibes/core/api/delivery-callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const readRequest = callableEndpoint(
  'readRequest',
  { payload: deliveryRefSchema, is_reading: true },
  async (payload, { uid }) => {
    const { wirePersonsDeliveries } = await import('../wiring/wire-delivery.ts');
    return (await wirePersonsDeliveries()).readRequest({ uid, ...payload });
  },
);
