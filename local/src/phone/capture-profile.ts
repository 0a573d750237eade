import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import type { ErrorAnswer } from '@vibes/core/api/error-code';
import { LocalWorldError } from '../process/local-world-error.ts';
import type { Stack } from '../world/stack.ts';

/** A capture by the phone of the demo account, or of the one with the key, through the endpoint that the iPhone uses. */
export async function captureProfile(
  { web, demo }: Stack,
  link: string,
  api_key = demo.api_key,
): Promise<CaptureAnswer> {
  const response = await fetch(`${web}/api/capture`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${api_key}` },
    body: JSON.stringify({ url: link }),
  });
  const answer = (await response.json()) as CaptureAnswer | ErrorAnswer;
  if (!answer.ok) throw new LocalWorldError(`${link} was not captured: ${answer.message}`);
  return answer;
}
