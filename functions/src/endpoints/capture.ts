import { AppError } from '../platform/app-error.ts';
import { readConfig } from '../platform/config.ts';
import { answerJson } from './answer-http.ts';
import { hintLimit } from './hint-limit.ts';
import { captureRequest } from './capture-request.ts';

/** Unknown credentials that are looked up a minute from one origin. */
const strangers = hintLimit(readConfig().UNKNOWN_KEYS_PER_MINUTE);

/**
 * `POST /api/capture`: called by the phone with the API key, and by the signed-in app with its ID
 * token.
 */
export const capture = answerJson('capture', async (request, { request_id, timings }) => {
  const { credential, fields } = await captureRequest(request);
  const { wireCapture } = await import('../wiring/wire-pages.ts');
  const { findKeyOwner, findTokenOwner, capture } = await wireCapture();
  const addPageTime = (ms: number) => (timings['pages'] = (timings['pages'] ?? 0) + ms);
  strangers.check(request);
  const finding =
    credential.kind === 'api_key'
      ? findKeyOwner(credential.key, { is_dry_run: fields.dry_run })
      : findTokenOwner(credential.token);
  finding.catch((error: unknown) => {
    if (error instanceof AppError) strangers.count(request);
  });
  const person = await finding;
  try {
    return await capture({ ...person, request: fields, request_id }, addPageTime);
  } finally {
    if ('marked' in person) await person.marked;
  }
});
