import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import { jsonBody, type JsonRequest } from './json-body.ts';

/** Bytes. A code has 32 characters. */
const BODY_LIMIT = 1024;

const handoverSchema = z.strictObject({ code: z.string().max(128) });

/** Reads `POST /api/handover`: JSON with the code of a link, at most 1 kB. */
export function handoverRequest(request: JsonRequest): { code: string } {
  const parsed = handoverSchema.safeParse(jsonBody(request, BODY_LIMIT));
  if (!parsed.success) throw new AppError('bad_request');
  return parsed.data;
}
