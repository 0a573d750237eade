import { httpDoor } from './answer-http.ts';
import { pressRequest } from './press-request.ts';

/** `POST /api/capture`: the button on the phone. */
export const capture = httpDoor(
  'capture',
  { memory: '512MiB' },
  async (request, { request_id, timings }) => {
    const { key, press } = await pressRequest(request);
    const { wireCapture } = await import('../wiring/wire-pages.ts');
    const { findOwner, capture } = await wireCapture();
    const addPageTime = (ms: number) => (timings['pages'] = (timings['pages'] ?? 0) + ms);
    const { uid } = await findOwner(key);
    return capture({ uid, request: press, request_id }, addPageTime);
  },
);
