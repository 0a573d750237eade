import { expect } from 'vitest';
import type { WebhookRequest } from '../src/ports/webhook-poster.ts';

export const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
export const BODY = '{"event":"email_request","data":{"subject":"Héllo 👋"}}';

export const requestTo = (url: string, secrets = [SECRET]): WebhookRequest => ({
  url,
  id: 'max_email_ada',
  body: BODY,
  secrets,
  at: new Date(),
});

/** What is kept of an answer. */
export const answer = (status: number | null, text = '') => ({
  status,
  text,
  milliseconds: expect.any(Number) as number,
});

export const temporary = (code: string, said: object, more: object = {}) => ({
  kind: 'temporary',
  code,
  answer: said,
  ...more,
});
