import { LocalWorldError } from '../process/local-world-error.ts';
import { DEMO_PROFILE } from './demo-account.ts';
import type { Stack } from './stack.ts';

/**
 * Requests at once: the emulator keeps one process for each, and a new one takes most of a second.
 */
const REQUESTS = 2;

async function requestCapture(stack: Stack): Promise<void> {
  const response = await fetch(`${stack.web}/api/capture`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${stack.demo.api_key}`,
    },
    body: JSON.stringify({ url: DEMO_PROFILE, dry_run: true }),
  });
  const text = await response.text();
  // A refusal is enough too: a kept account may have no credits left, and another page service may
  // not know the creator.
  if (response.status >= 500 || !text.includes('request_id')) {
    throw new LocalWorldError(`A capture does not work: ${response.status} ${text}`);
  }
}

/** Sends capture requests as dry runs, so that the first real request is quick. */
export async function warmUpEndpoints(stack: Stack): Promise<void> {
  await Promise.all(Array.from({ length: REQUESTS }, () => requestCapture(stack)));
}
