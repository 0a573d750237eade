import { deliveryRefSchema } from '@vibes/core/api/delivery-callables';
import { callableDoor } from './callable-door.ts';

export const readRequest = callableDoor(
  'readRequest',
  { payload: deliveryRefSchema, is_reading: true },
  async (payload, { uid }) => {
    const { wirePersonsDeliveries } = await import('../wiring/wire-delivery.ts');
    return (await wirePersonsDeliveries()).readRequest({ uid, ...payload });
  },
);
