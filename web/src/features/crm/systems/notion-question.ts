import type { CallableName, Callables } from '@vibes/core/api/callables';
import type { NotionValues } from './notion-schema.ts';
import { notionUpdate } from './notion-update.ts';

export type NotionQuestion = Callables[Extract<CallableName, 'checkNotion'>]['payload'];

/** The request of a check: what is typed and differs from what is saved; the server adds the rest. */
export function notionQuestion(values: NotionValues, before: NotionValues): NotionQuestion {
  const { notion_api_key, notion_database_id, notion_data_source_id } = notionUpdate(
    values,
    before,
  );
  return {
    ...(notion_api_key && { notion_api_key }),
    ...(notion_database_id && { notion_database_id }),
    ...(notion_data_source_id && { notion_data_source_id }),
  };
}

/** Why nothing can be checked yet; null when it can. */
export function missingForCheck(values: NotionValues, has_key: boolean): string | null {
  if (!has_key && !values.notion_api_key.trim()) return 'Fill in the API key first.';
  return values.notion_database_id.trim() ? null : 'Fill in the database first.';
}

/** What a finding is about: it is shown until another key or database is typed. */
export const subjectOf = (values: NotionValues): string =>
  JSON.stringify([values.notion_api_key.trim(), values.notion_database_id.trim()]);
