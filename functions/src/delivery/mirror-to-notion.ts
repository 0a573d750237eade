import type { Creator } from '@vibes/core/creator/creator';
import { handleFields, handlesOf } from '@vibes/core/creator/handles';
import { creatorDocument } from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import type { NotionAccount, NotionRow, NotionTables } from '../ports/notion-tables.ts';
import { secretContext, type SecretBox } from '../ports/secret-box.ts';
import type { SendContext, MirrorFacts, DeliveryRunResult } from './send-context.ts';

export interface MirrorToNotionPorts {
  documents: Documents;
  notion: NotionTables;
  secrets: SecretBox;
}

/** Null when Notion is not set up. */
function accountOf(secrets: SecretBox, uid: string, facts: MirrorFacts): NotionAccount | null {
  const sealed = facts.secrets.notion_api_key;
  const { notion_database_id: database, notion_data_source_id: data_source_id } = facts.settings;
  if (sealed === null || database === null) return null;
  return {
    api_key: secrets.open(sealed, secretContext.notionApiKey(uid)),
    database,
    data_source_id,
  };
}

const text = (value: string | null) => (value === '' ? null : value);

/** The creator as a row. An empty cell means that there is no value. */
const rowOf = (creator: Creator): NotionRow => ({
  name: text(creator.name) ?? Object.values(handlesOf(creator))[0] ?? null,
  ...handleFields(handlesOf(creator)),
  email: text(creator.email),
  linktree_url: text(creator.linktree_url),
  email_source: text(creator.email_source),
  email_sent: creator.email_sent,
  status: creator.status,
  notes: text(creator.notes),
});

/**
 * Mirrors the creator to the user's Notion table. The creator is read again once the attempt holds
 * the lease: a later change raises the delivery's revision, which sends the mirror once more.
 */
export async function mirrorToNotion(
  ports: MirrorToNotionPorts,
  { ref, facts, take, end }: SendContext<MirrorFacts>,
): Promise<DeliveryRunResult> {
  const account = accountOf(ports.secrets, ref.uid, facts);
  if (!account) return end({ kind: 'permanent', code: 'notion_not_set_up' }, null);
  const table = await ports.notion.open(account);
  if ('refused' in table) return end(table.refused, null);
  const token = await take();
  if (token === null) return 'left';
  const [{ data: creator }] = await loadDocuments(ports.documents, [
    creatorDocument.at(ref.uid, facts.delivery.creator_id),
  ]);
  if (!creator) return end({ kind: 'unwanted', code: 'creator_deleted' }, token);
  return end(await table.upsert(rowOf(creator), facts.delivery.notion_page_id), token);
}
