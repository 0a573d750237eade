import { z } from 'zod';
import { callableEndpoint } from './callable-endpoint.ts';

export const sealCreators = callableEndpoint(
  'sealCreators',
  { payload: z.strictObject({}) },
  async (_, { uid }) => {
    const { wireCreatorIndex } = await import('../wiring/wire-creator-index.ts');
    return (await wireCreatorIndex()).sealCreators(uid);
  },
);
