/** What the phone gets for its code. `is_gone`: the code opens nothing any more, trying again is no use. */
export type Redeemed =
  { ok: true; api_key: string; email: string } | { ok: false; is_gone: boolean; message: string };

const PATIENCE_MS = 20_000;
const OFFLINE = 'No connection to the server. Check your network and try again.';
const FAULT = 'Something went wrong on our side. Please try again.';

function readAnswer(status: number, body: unknown): Redeemed {
  const said = typeof body === 'object' && body !== null ? { ...body } : {};
  const { api_key, email, message } = said as Record<string, unknown>;
  if (status === 200 && typeof api_key === 'string' && typeof email === 'string')
    return { ok: true, api_key, email };
  const is_gone = status === 401;
  return { ok: false, is_gone, message: typeof message === 'string' ? message : FAULT };
}

/**
 * Exchanges the code of a handover for the key, without a session. `nonce` is the phone's own for
 * this code: asked again with it, the server answers again. Never rejects.
 */
export async function redeemHandover(
  request: typeof fetch,
  asked: { code: string; nonce: string },
): Promise<Redeemed> {
  try {
    const response = await request('/api/handover', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return readAnswer(response.status, await response.json().catch(() => null));
  } catch {
    return { ok: false, is_gone: false, message: OFFLINE };
  }
}
