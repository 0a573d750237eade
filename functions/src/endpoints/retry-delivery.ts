import { retryDeliverySchema } from '@vibes/core/api/delivery-callables';
import { callableDoor } from './callable-door.ts';

export const retryDelivery = callableDoor(
  'retryDelivery',
  { payload: retryDeliverySchema },
  async (payload, { uid }) => {
    const { wirePersonsDeliveries } = await import('../wiring/wire-delivery.ts');
    return (await wirePersonsDeliveries()).retryDelivery({ uid, ...payload });
  },
);
