import { z } from 'zod';
import { callableEndpoint } from './callable-endpoint.ts';

export const previewFollowUps = callableEndpoint(
  'previewFollowUps',
  { payload: z.strictObject({}) },
  async (_, { uid }) => {
    const { wireFollowUps } = await import('../wiring/wire-follow-ups.ts');
    return (await wireFollowUps()).previewFollowUps({ uid });
  },
);
