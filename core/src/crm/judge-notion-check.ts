import { HANDLE_FIELDS } from '../creator/handles.ts';
import type { NotionCheck, NotionField } from './notion-check.ts';
import { notionSentence } from './notion-refusals.ts';

/** Whether creators can be mirrored with these columns: without a handle a row cannot be found again. */
export const hasNeededColumns = (missing: readonly NotionField[]): boolean =>
  !HANDLE_FIELDS.every((field) => missing.includes(field));

const PASSING: ReadonlySet<string> = new Set(['notion_unreachable', 'notion_busy']);

/**
 * Why creators cannot be mirrored, after a check; null when they can. `is_final`: only the person
 * can change it, so Notion is not made active; otherwise Notion gave no answer.
 */
export function judgeNotionCheck(
  check: NotionCheck,
): { code: string; sentence: string; is_final: boolean } | null {
  if (!check.ok) {
    const { code, sentence } = check;
    return { code, sentence, is_final: !PASSING.has(code) };
  }
  const code =
    check.notion_data_source_id === null
      ? 'notion_many_tables'
      : hasNeededColumns(check.missing)
        ? null
        : 'notion_columns';
  return code && { code, sentence: notionSentence(code), is_final: true };
}
