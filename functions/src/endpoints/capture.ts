import { httpDoor } from './answer-http.ts';
import { pressRequest } from './press-request.ts';

/** `POST /api/capture`: the button on the phone, with the API key, and the signed-in app, with its ID token. */
export const capture = httpDoor('capture', {}, async (request, { request_id, timings }) => {
  const { credential, press } = await pressRequest(request);
  const { wireCapture } = await import('../wiring/wire-pages.ts');
  const { findKeyOwner, findTokenOwner, capture } = await wireCapture();
  const addPageTime = (ms: number) => (timings['pages'] = (timings['pages'] ?? 0) + ms);
  const { uid } =
    credential.kind === 'api_key'
      ? await findKeyOwner(credential.key)
      : await findTokenOwner(credential.token);
  return capture({ uid, request: press, request_id }, addPageTime);
});
