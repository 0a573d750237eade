import { callablePath, type CallableName } from '@vibes/core/api/callables';
import { z } from 'zod';
import { testWorld } from './world.ts';

const answerSchema = z.object({
  error: z
    .object({
      message: z.string(),
      details: z.object({ code: z.string(), reason: z.string().optional() }),
    })
    .optional(),
  result: z.unknown().optional(),
});

/** Calls a callable with any payload, signed in or not, and returns its answer. */
export async function callFunction(
  name: CallableName,
  { id_token, payload }: { id_token?: string; payload: object },
) {
  const { web } = await testWorld();
  const response = await fetch(web + callablePath(name), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(id_token && { authorization: `Bearer ${id_token}` }),
    },
    body: JSON.stringify({ data: payload }),
  });
  const { error, result } = answerSchema.parse(await response.json());
  const { code, reason } = error?.details ?? {};
  return { status: response.status, code, reason, message: error?.message, result };
}
