import * as z from 'zod';
import { AppError } from '../platform/app-error.ts';
import { jsonBody, type JsonRequest } from './json-body.ts';

/** Bytes. A code has eight characters. */
const BODY_LIMIT = 1024;

const clickSchema = z.strictObject({ code: z.string().max(32) });

/** Reads `POST /api/referral-click`: JSON with the code of a link, at most 1 kB. */
export function clickRequest(request: JsonRequest): { code: string } {
  const parsed = clickSchema.safeParse(jsonBody(request, BODY_LIMIT));
  if (!parsed.success) throw new AppError('bad_request');
  return parsed.data;
}
