import { checkNotionSchema } from '@vibes/core/crm/notion-check';
import { callableEndpoint } from './callable-endpoint.ts';
import { MASTER_KEY } from './master-key.ts';

export const checkNotion = callableEndpoint(
  'checkNotion',
  { payload: checkNotionSchema, secrets: [MASTER_KEY] },
  async (request, { uid }) => {
    const { wireCheckNotion } = await import('../wiring/wire-crm.ts');
    return (await wireCheckNotion())(uid, request);
  },
);
