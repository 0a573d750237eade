import { AppError } from '../platform/app-error.ts';
import { readConfig } from '../platform/config.ts';
import { answerJson } from './answer-http.ts';
import { hintLimit } from './hint-limit.ts';
import { replyRequest } from './reply-request.ts';

/** Unknown keys that are looked up a minute from one origin. */
const strangers = hintLimit(readConfig().UNKNOWN_KEYS_PER_MINUTE);

/** `POST /api/reply`: a system that sends the person's emails by webhook reports a reply. */
export const reply = answerJson('reply', async (request, { request_id }) => {
  const { key, fields } = await replyRequest(request);
  const { wireReports } = await import('../wiring/wire-replies.ts');
  const { findKeyOwner, reportReply } = await wireReports();
  strangers.check(request);
  const person = await findKeyOwner(key).catch((error: unknown) => {
    if (error instanceof AppError) strangers.count(request);
    throw error;
  });
  try {
    return { ok: true, ...(await reportReply({ ...person, reply: fields })), request_id };
  } finally {
    await person.marked;
  }
});
