import { optOutCreatorSchema } from '@vibes/core/api/callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const optOutCreator = callableEndpoint(
  'optOutCreator',
  { payload: optOutCreatorSchema },
  async ({ creator_id }, { uid }) => {
    const { wireCreator } = await import('../wiring/wire-creator.ts');
    return (await wireCreator()).optOutCreator(uid, creator_id);
  },
);
