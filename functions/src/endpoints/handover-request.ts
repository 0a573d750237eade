import { isHandoverCode } from '@vibes/core/account/handover-code';
import * as z from 'zod';
import { AppError } from '../platform/app-error.ts';
import { jsonBody, type JsonRequest } from './json-body.ts';

/** Bytes. A code and a nonce have 32 characters each. */
const BODY_LIMIT = 1024;

const handoverSchema = z.strictObject({
  code: z.string().max(128),
  nonce: z.string().refine(isHandoverCode),
});

/** Reads `POST /api/handover`: JSON with the code of a link and the phone's nonce, at most 1 kB. */
export function handoverRequest(request: JsonRequest): z.infer<typeof handoverSchema> {
  const parsed = handoverSchema.safeParse(jsonBody(request, BODY_LIMIT));
  if (!parsed.success) throw new AppError('bad_request');
  return parsed.data;
}
