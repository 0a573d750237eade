import { DELIVERY_REFUSALS, type DeliveryRefusal } from '../delivery/delivery-refusal.ts';

/**
 * The sentences of a check of Notion, where more is known than in a delivery, or a person waits for
 * the answer: each with what to click, and with the refusal of a delivery for the same reason.
 */
const CHECK_REFUSALS = {
  notion_id_invalid: {
    sentence:
      'This isn’t a Notion database. Open the database in Notion, press ••• → Copy link, and paste the link here.',
    delivery: 'notion_not_set_up',
  },
  notion_is_page: {
    sentence:
      'This link leads to a page, not to a database. Open the database itself as a full page, then copy its link.',
    delivery: 'notion_not_shared',
  },
  notion_is_linked: {
    sentence:
      'This is a linked view of another database. Open the original database, then copy its link.',
    delivery: 'notion_not_shared',
  },
  notion_in_trash: {
    sentence: 'This database is in the trash in Notion. Restore it there, or choose another one.',
    delivery: 'notion_not_shared',
  },
  notion_not_added: {
    sentence:
      'Notion didn’t let us add columns. Unlock the database under ••• → Unlock, or add them by hand.',
    delivery: 'notion_columns',
  },
  notion_columns: {
    sentence:
      'The database has no column for TikTok or Instagram handles. Press Add missing columns, or add one in Notion.',
    delivery: 'notion_columns',
  },
  notion_refused: {
    sentence: 'Notion didn’t accept this database. Copy its link again and paste it here.',
    delivery: 'notion_refused',
  },
  notion_busy: {
    sentence: 'Notion asked us to wait. Check again in a minute.',
    delivery: 'notion_busy',
  },
  notion_unreachable: {
    sentence: 'We couldn’t reach Notion. Check again in a minute.',
    delivery: 'notion_unreachable',
  },
} as const satisfies Record<string, { sentence: string; delivery: DeliveryRefusal }>;

export type NotionRefusal = keyof typeof CHECK_REFUSALS | DeliveryRefusal;

const isOfCheck = (code: NotionRefusal): code is keyof typeof CHECK_REFUSALS =>
  code in CHECK_REFUSALS;

export const notionSentence = (code: NotionRefusal): string =>
  isOfCheck(code) ? CHECK_REFUSALS[code].sentence : DELIVERY_REFUSALS[code];

/** The refusal of a delivery for the same reason. */
export const asDeliveryRefusal = (code: NotionRefusal): DeliveryRefusal =>
  isOfCheck(code) ? CHECK_REFUSALS[code].delivery : code;
