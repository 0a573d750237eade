import { checkNotionSchema } from '@vibes/core/crm/notion-check';
import { callableDoor } from './callable-door.ts';
import { MASTER_KEY } from './master-key.ts';

export const checkNotion = callableDoor(
  'checkNotion',
  { payload: checkNotionSchema, secrets: [MASTER_KEY] },
  async (request, { uid }) => {
    const { wireCheckNotion } = await import('../wiring/wire-crm.ts');
    return (await wireCheckNotion())(uid, request);
  },
);
