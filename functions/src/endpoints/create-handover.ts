import { z } from 'zod';
import { callableEndpoint } from './callable-endpoint.ts';

export const createHandover = callableEndpoint(
  'createHandover',
  { payload: z.strictObject({}) },
  async (_, { uid, token }) => {
    const { wireCreateHandover } = await import('../wiring/wire-handover.ts');
    const create = await wireCreateHandover();
    return create({ uid, signed_in_at: new Date(token.auth_time * 1000) });
  },
);
