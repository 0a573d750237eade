import { sendEmailSchema } from '@vibes/core/api/delivery-callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const sendEmail = callableEndpoint(
  'sendEmail',
  { payload: sendEmailSchema },
  async (payload, { uid }) => {
    const { wirePersonsDeliveries } = await import('../wiring/wire-delivery.ts');
    return (await wirePersonsDeliveries()).sendEmail({ uid, ...payload });
  },
);
