import { callablePath, type CallableName, type Callables } from '@vibes/core/api/callables';
import { z } from 'zod';

const answerSchema = z.union([
  z.object({ result: z.unknown() }),
  z.object({ error: z.object({ message: z.string(), status: z.string() }) }),
]);

/** Calls a callable function as the signed-in app does, over its own origin. */
export async function call<Name extends CallableName>(input: {
  web: string;
  id_token: string;
  name: Name;
  payload: Callables[Name]['payload'];
}): Promise<Callables[Name]['result']> {
  const response = await fetch(input.web + callablePath(input.name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${input.id_token}` },
    body: JSON.stringify({ data: input.payload }),
  });
  const text = await response.text();
  const answer = answerSchema.safeParse(
    response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null,
  );
  if (!answer.success) throw new Error(`${input.name} answered ${response.status}: ${text}`);
  if ('error' in answer.data)
    throw new Error(`${input.name} refused: ${answer.data.error.message}`);
  return answer.data.result as Callables[Name]['result'];
}
