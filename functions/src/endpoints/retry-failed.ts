import { channelRefSchema } from '@vibes/core/api/delivery-callables';
import { callableDoor } from './callable-door.ts';

export const retryFailed = callableDoor(
  'retryFailed',
  { payload: channelRefSchema },
  async (payload, { uid }) => {
    const { wirePersonsDeliveries } = await import('../wiring/wire-delivery.ts');
    return (await wirePersonsDeliveries()).retryFailed({ uid, ...payload });
  },
);
