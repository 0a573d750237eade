import { sendEmailSchema } from '@vibes/core/api/delivery-callables';
import { callableDoor } from './callable-door.ts';

export const sendEmail = callableDoor(
  'sendEmail',
  { payload: sendEmailSchema },
  async (payload, { uid }) => {
    const { wirePersonsDeliveries } = await import('../wiring/wire-delivery.ts');
    return (await wirePersonsDeliveries()).sendEmail({ uid, ...payload });
  },
);
