import { z } from 'zod';
import { asGmailTakes, AUTHENTICATIONS } from './as-gmail-takes.ts';
import type { MailStore } from './mail-store.ts';

const FOLDER = z.enum(['inbox', 'sent', 'junk']);

/** Something that happens in an account's mailbox, besides what the account sends. */
export const imapActionSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('add'),
    account: z.string(),
    /** The whole message. */
    raw: z.string(),
    /** One or two folders; the inbox without any. */
    folders: z.array(FOLDER).default(['inbox']),
    received_at: z.iso.datetime().optional(),
    /** As many copies, each with a Message-ID of its own. */
    times: z.int().positive().default(1),
    flags: z.array(z.enum(['\\Draft', '\\Seen'])).default([]),
    /** What the mail server found of its sender, which it writes into what came in; absent: `raw` has all. */
    authentication: z.enum(AUTHENTICATIONS).optional(),
    /** Bytes behind it. */
    padding: z.int().nonnegative().default(0),
  }),
  z.strictObject({ action: z.literal('renumber'), account: z.string() }),
  z.strictObject({
    action: z.literal('rename'),
    account: z.string(),
    from: z.string(),
    to: z.string(),
  }),
  z.strictObject({
    action: z.literal('remove'),
    account: z.string(),
    message_id: z.string(),
    /** Moves it there. */
    to: FOLDER.optional(),
  }),
  z.strictObject({ action: z.literal('without_all'), account: z.string() }),
]);
export type ImapAction = z.infer<typeof imapActionSchema>;

const copy = (raw: string, at: number) =>
  at === 0 ? raw : raw.replace(/^Message-ID: <([^@]*)@/im, `Message-ID: <$1.${at}@`);

export function takeImapAction(store: MailStore, wanted: ImapAction, now: Date): { done: true } {
  switch (wanted.action) {
    case 'add': {
      const received_at = wanted.received_at ? new Date(wanted.received_at) : now;
      const { account, folders, flags, authentication } = wanted;
      const taken = authentication
        ? asGmailTakes(wanted.raw, { account, authentication })
        : wanted.raw;
      for (let at = 0; at < wanted.times; at += 1) {
        const raw = Buffer.from(copy(taken, at) + 'x'.repeat(wanted.padding));
        for (const use of folders) store.add(account, { raw, use, received_at, flags });
      }
      break;
    }
    case 'renumber':
      store.renumber(wanted.account);
      break;
    case 'rename':
      store.rename(wanted.account, wanted.from, wanted.to);
      break;
    case 'remove':
      store.remove(wanted.account, wanted.message_id, wanted.to);
      break;
    case 'without_all':
      store.withoutAll(wanted.account);
      break;
  }
  return { done: true };
}
