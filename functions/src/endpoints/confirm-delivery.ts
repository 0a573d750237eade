import { deliveryRefSchema } from '@vibes/core/api/delivery-callables';
import { callableDoor } from './callable-door.ts';

export const confirmDelivery = callableDoor(
  'confirmDelivery',
  { payload: deliveryRefSchema },
  async (payload, { uid }) => {
    const { wirePersonsDeliveries } = await import('../wiring/wire-delivery.ts');
    return (await wirePersonsDeliveries()).confirmDelivery({ uid, ...payload });
  },
);
