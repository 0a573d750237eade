import { creatorIdsSchema } from '@vibes/core/api/creator-callables';
import { callableEndpoint } from './callable-endpoint.ts';

export const deleteCreators = callableEndpoint(
  'deleteCreators',
  { payload: creatorIdsSchema },
  async (payload, { uid }) => {
    const { wireDeletedCreators } = await import('../wiring/wire-deleted-creators.ts');
    return (await wireDeletedCreators()).deleteCreators({ uid, ...payload });
  },
);
