import type { NotionCheck } from '@vibes/core/crm/notion-check';
import { useRef, useState } from 'react';
import { call } from '../../../lib/callables.ts';
import type { NotionQuestion } from './notion-question.ts';
import { sentenceOf } from '../../../lib/call-error.ts';

const FAULT = 'We couldn’t check the connection. Please try again.';

export interface NotionFinding {
  check: NotionCheck;
  question: NotionQuestion;
  /** The form's values at the time of the check. */
  subject: string;
}

/** The last check of the database, and how to run another. Of two at a time the later one counts. */
export function useNotionCheck() {
  const [finding, setFinding] = useState<NotionFinding | null>(null);
  const [busy, setBusy] = useState<'looking' | 'adding' | null>(null);
  const last = useRef(0);

  async function look(question: NotionQuestion, subject: string) {
    last.current += 1;
    const mine = last.current;
    setBusy(question.add_missing ? 'adding' : 'looking');
    const check = await checkNotion(question);
    if (mine !== last.current) return;
    setFinding({ check, question: { ...question, add_missing: false }, subject });
    setBusy(null);
  }
  return { finding, busy, look };
}
export type NotionCheckState = ReturnType<typeof useNotionCheck>;

/** Checks the database, and adds its missing columns when asked. Never rejects: a missing answer is a finding too. */
async function checkNotion(question: NotionQuestion): Promise<NotionCheck> {
  return call('checkNotion', question, FAULT).catch((error: unknown): NotionCheck => ({
    ok: false,
    code: 'unreachable',
    sentence: sentenceOf(error),
  }));
}
