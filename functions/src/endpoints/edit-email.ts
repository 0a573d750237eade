import { editEmailSchema } from '@vibes/core/api/delivery-callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const editEmail = callableEndpoint(
  'editEmail',
  { payload: editEmailSchema },
  async (payload, { uid }) => {
    const { wirePersonsDeliveries } = await import('../wiring/wire-delivery.ts');
    return (await wirePersonsDeliveries()).editEmail({ uid, ...payload });
  },
);
