import type { NotionCheck, NotionField } from './notion-check.ts';
import { notionSentence } from './notion-refusals.ts';

/** Without one of these a row cannot be found again. */
const HANDLE_FIELDS: readonly NotionField[] = ['tiktok_username', 'instagram_username'];

/** Whether creators can be mirrored with the columns there are. The title is always there. */
export const hasNeededColumns = (missing: readonly NotionField[]): boolean =>
  !HANDLE_FIELDS.every((field) => missing.includes(field));

const PASSING: ReadonlySet<string> = new Set(['notion_unreachable', 'notion_busy']);

/**
 * What a check means for copying: null when creators can go there. `is_final`: only the person
 * can change it, so Notion is not made active; otherwise Notion could not say.
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
