import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import type { ErrorAnswer } from '@vibes/core/api/error-code';
import { testWorld } from './world.ts';

/** Sends a capture as the signed-in app does: with the ID token, and these headers. */
export async function captureSignedIn(
  id_token: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  const { web } = await testWorld();
  const response = await fetch(`${web}/api/capture`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${id_token}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as CaptureAnswer | ErrorAnswer };
}

type Claims = Record<string, unknown>;

/** The token with other claims. The emulator signs nothing, so its tokens can be rewritten. */
export function rewriteToken(id_token: string, change: (claims: Claims) => Claims): string {
  const [head = '', payload = ''] = id_token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  return `${head}.${Buffer.from(JSON.stringify(change(claims))).toString('base64url')}.`;
}
