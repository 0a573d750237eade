import { z } from 'zod';
import { apiFaultFields, DROPPED, faultAnswer, never } from '../api-fault.ts';
import type { LocalReply } from '../local-server.ts';
import { errorReply } from './api-error.ts';

/**
 * How Notion misbehaves:
 * - `rate_limited` (429), `overloaded` (529): come back after `retry_after` seconds, when given
 * - `conflict` (409), `unavailable` (503), `bad_gateway` (502, no JSON), `restricted` (403)
 * - `hang`, `drop`: no answer ever comes, or the connection ends; nothing is done
 * - `bad_gateway_after`, `hang_after`, `drop_after`: the same, once the work is done
 */
const NOTION_FAULT_MODES = [
  'rate_limited',
  'overloaded',
  'conflict',
  'unavailable',
  'bad_gateway',
  'restricted',
  'hang',
  'drop',
  'bad_gateway_after',
  'hang_after',
  'drop_after',
] as const;

export const faultSchema = z.strictObject({
  mode: z.enum(NOTION_FAULT_MODES),
  ...apiFaultFields,
});
export type NotionFault = z.infer<typeof faultSchema>;

const BAD_GATEWAY: LocalReply = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: '<h1>Bad gateway</h1>',
};

const refused = (status: number, code: string, message: string, wait?: number) =>
  errorReply({ status, code, message }, wait === undefined ? {} : { 'retry-after': String(wait) });

function refuse({ mode, retry_after }: NotionFault): LocalReply | Promise<LocalReply> {
  switch (mode) {
    case 'rate_limited':
      return refused(429, 'rate_limited', 'You have been rate limited.', retry_after);
    case 'overloaded':
      return refused(529, 'service_overload', 'Notion is overloaded.', retry_after);
    case 'conflict':
      return refused(409, 'conflict_error', 'Conflict occurred while saving.');
    case 'unavailable':
      return refused(503, 'service_unavailable', 'Notion is unavailable.');
    case 'restricted':
      return refused(403, 'restricted_resource', 'Insufficient permissions for this endpoint.');
    case 'bad_gateway':
    case 'bad_gateway_after':
      return BAD_GATEWAY;
    case 'hang':
    case 'hang_after':
      return never();
    case 'drop':
    case 'drop_after':
      return DROPPED;
  }
}

export const answerFault = faultAnswer(refuse);
