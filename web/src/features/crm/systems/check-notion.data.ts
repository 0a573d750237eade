import type { NotionCheck } from '@vibes/core/crm/notion-check';
import { call } from '../../../lib/callables.ts';
import type { NotionQuestion } from './notion-question.ts';

const FALLBACK = 'The connection could not be checked. Please try again.';

/** Looks at the database, and adds its missing columns when asked. Never rejects: no answer is a finding too. */
export async function checkNotion(question: NotionQuestion): Promise<NotionCheck> {
  return call('checkNotion', question, FALLBACK).catch((error: unknown): NotionCheck => ({
    ok: false,
    code: 'unreachable',
    sentence: error instanceof Error ? error.message : FALLBACK,
  }));
}
