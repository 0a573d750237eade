import type { Client } from '@notionhq/client';
import { EMAIL_SOURCES } from '@vibes/core/contact/contact-candidate';
import { CREATOR_STATUSES } from '@vibes/core/creator/creator-status';
import { platformFields } from '@vibes/core/creator/platform';
import { isTurnedDown } from './notion-outcome.ts';
import {
  freeName,
  missingFields,
  NAMED_FIELDS,
  readColumns,
  type Properties,
} from './read-columns.ts';

const select = (names: readonly string[]) => ({
  select: { options: names.map((name) => ({ name })) },
});

/** What each missing column becomes. Integrations do not add columns of type status: a select has the same choices. */
const NEW_COLUMNS = {
  ...platformFields('username', () => ({ rich_text: {} })),
  email: { email: {} },
  linktree_url: { url: {} },
  email_source: select(EMAIL_SOURCES),
  email_sent: { checkbox: {} },
  status: select(CREATOR_STATUSES),
  notes: { rich_text: {} },
} as const satisfies Record<(typeof NAMED_FIELDS)[number], object>;

/**
 * Adds every column that is missing, in one request. Nothing is changed or removed. False when
 * Notion turns it down, as it does for a locked database; throws what it answers otherwise.
 */
export async function addColumns(
  client: Client,
  { data_source_id, properties }: { data_source_id: string; properties: Properties },
): Promise<boolean> {
  const missing = new Set(missingFields(readColumns(properties)));
  const added = NAMED_FIELDS.filter((field) => missing.has(field)).map(
    (field) => [freeName(field, properties), NEW_COLUMNS[field]] as const,
  );
  try {
    await client.dataSources.update({ data_source_id, properties: Object.fromEntries(added) });
    return true;
  } catch (error) {
    if (isTurnedDown(error)) return false;
    throw error;
  }
}
