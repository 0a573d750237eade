import { sendEmailsSchema } from '@vibes/core/api/delivery-callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const sendEmails = callableEndpoint(
  'sendEmails',
  { payload: sendEmailsSchema },
  async (payload, { uid }) => {
    const { wirePersonsDeliveries } = await import('../wiring/wire-delivery.ts');
    return (await wirePersonsDeliveries()).sendEmails({ uid, ...payload });
  },
);
