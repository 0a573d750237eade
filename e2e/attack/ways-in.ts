import { createHash, randomUUID } from 'node:crypto';
import { POSTAL_ADDRESS_MAXIMUM } from '@vibes/core/account/email-settings';
import { NAME_LIMIT } from '@vibes/core/account/user-account';
import { CREATOR_NAME_MAXIMUM } from '@vibes/core/creator/creator-limits';
import { FEEDBACK_LIMIT } from '@vibes/core/feedback/feedback-text';
import {
  creatorDocument,
  crmSettingsDocument,
  emailSettingsDocument,
  feedbackDocument,
  inboundDocument,
  messageTemplatesDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { INBOUND_TEXT_MAXIMUM } from '@vibes/core/inbound/text-maximum';
import { SUBJECT_MAXIMUM, TEMPLATE_MAXIMUM } from '@vibes/core/template/template-limits';
import { tiktokPage } from '../../functions/test/pages.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { signInWithGoogle } from '../../local/src/world/sign-in.ts';
import { requestCapture } from '../support/account.ts';
import { callFunction } from '../support/call-function.ts';
import { reportReply } from '../support/report-reply.ts';
import { testWorld } from '../support/world.ts';
import { writeCreators, writtenCreator } from '../support/write-creators.ts';
import { sendRaw } from './send-raw.ts';

/**
 * The result of sending a text: the status, and the document that holds it now; none when nothing
 * was stored.
 */
interface Put {
  status: number;
  document?: string;
}

/** A way in which a text, the person's own or somebody else's, comes to be stored. */
export interface WayIn {
  put: (text: string, account: ReadyAccount) => Promise<Put>;
  /** Its field in the document. */
  field: string;
  /** The greatest length, in characters. */
  bound: number;
  /** One line, without characters that hide or reverse text. */
  is_line?: boolean;
  refuses: (text: string) => boolean;
  /** Whether the text can be tried at all: a name is sent in a header of the request. */
  tries?: (text: string) => boolean;
}

const never = () => false;
/** In characters, some of which take two UTF-16 units: forms and schemas count so. */
export const lengthOf = (text: string) => Array.from(text).length;
const JSON_TYPE = { 'content-type': 'application/json' };

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** A capture of a creator nobody has, from a page source sent along by the phone. */
async function capture(
  account: ReadyAccount,
  { profile, note }: { profile?: { name?: string; bio?: string; link?: string }; note?: string },
): Promise<Put> {
  const handle = `tried_${digest(randomUUID()).slice(0, 16)}`;
  const html = tiktokPage({ handle, ...profile });
  const { status, body } = await requestCapture(account, {
    ...{ url: `https://www.tiktok.com/@${handle}`, html },
    ...(note !== undefined && { note }),
  });
  return body.ok
    ? { status, document: creatorDocument.path(account.uid, body.creator.id ?? '') }
    : { status };
}

/** A setting; a refused one has no document to read. */
const setting =
  (table: string, field: string, path: (uid: string) => string) =>
  async (text: string, { uid, session }: ReadyAccount): Promise<Put> => {
    const payload = { table, data: { [field]: text } };
    const { status } = await callFunction('updateUserData', {
      id_token: session.id_token,
      payload,
    });
    return { status, ...(status === 200 && { document: path(uid) }) };
  };

const template = (
  field: string,
  { bound, least = 0 }: { bound: number; least?: number },
): WayIn => ({
  put: setting('message_templates', field, messageTemplatesDocument.path),
  ...{ field, bound },
  refuses: (text) => lengthOf(text) > bound || lengthOf(text) < least,
});

async function signUp(person: { name?: string; referral_code?: string }): Promise<Put> {
  const { auth } = await testWorld();
  const email = `${randomUUID()}@brand.example`;
  const { name = 'New', referral_code = null } = person;
  const { uid, id_token } = await signInWithGoogle({ auth, person: { sub: email, email, name } });
  const payload = { time_zone: 'Europe/Berlin', referral_code };
  const { status } = await callFunction('openAccount', { id_token, payload });
  return { status, ...(status === 200 && { document: userDocument.path(uid) }) };
}

async function sendFeedback(feedback: string): Promise<Put> {
  const id = randomUUID();
  const body = JSON.stringify({ id, feedback });
  const { status } = await sendRaw({ path: '/api/feedback', headers: JSON_TYPE, body });
  return { status, ...(status === 200 && { document: feedbackDocument.path(id) }) };
}

/** The reply of a creator nobody else has, as the person's own system reports it. */
async function reply(
  account: ReadyAccount,
  sent: { subject?: string; text: string },
): Promise<Put> {
  const id = randomUUID();
  const from = `${id}@example.com`;
  await writeCreators(account.uid, { [id]: writtenCreator(0, { email: from }) });
  const { status } = await reportReply(account, { from, message_id: from, ...sent });
  const document = inboundDocument.path(account.uid, id, digest(from));
  return { status, ...(status === 200 && { document }) };
}

export const WAYS_IN: Readonly<Record<string, WayIn>> = {
  'the name of a creator': {
    put: (name, account) => capture(account, { profile: { name } }),
    ...{ field: 'name', bound: CREATOR_NAME_MAXIMUM, is_line: true, refuses: never },
  },
  'the bio of a creator': {
    put: (bio, account) => capture(account, { profile: { bio: `📧 ann@studio-lee.com ${bio}` } }),
    ...{ field: 'email_evidence', bound: 500, refuses: never },
  },
  'the link of a creator': {
    put: (text, account) =>
      capture(account, { profile: { link: `https://studio-lee.test/${text}` } }),
    ...{ field: 'linktree_url', bound: 2048, refuses: never },
  },
  'the note of a request': {
    put: (note, account) => capture(account, { note }),
    ...{ field: 'notes', bound: 2000, refuses: never },
  },
  'the name of an account': {
    put: (name) => signUp({ name }),
    ...{ field: 'name', bound: NAME_LIMIT, is_line: true, refuses: never },
    tries: ({ length }) => length < 2000,
  },
  'the code of a referral': {
    put: (referral_code) => signUp({ referral_code }),
    ...{ field: 'referred_by', bound: 0, refuses: (text) => lengthOf(text) > 32 },
  },
  'a subject': template('email_subject', { bound: TEMPLATE_MAXIMUM.subject, least: 3 }),
  'a template': template('email_template', { bound: TEMPLATE_MAXIMUM.body, least: 10 }),
  'a message': template('tiktok_template', { bound: 6000, least: 10 }),
  'a signature': template('email_signature', { bound: TEMPLATE_MAXIMUM.body }),
  'a postal address': {
    put: setting('email_settings', 'postal_address', emailSettingsDocument.path),
    ...{ field: 'postal_address', bound: POSTAL_ADDRESS_MAXIMUM },
    refuses: (text) => lengthOf(text.trim()) > POSTAL_ADDRESS_MAXIMUM,
  },
  'the address of a webhook': {
    put: (text, account) =>
      setting(
        'crm_settings',
        'webhook_url',
        crmSettingsDocument.path,
      )(`https://hooks.test/${text}`, account),
    ...{ field: 'webhook_url', bound: 2048 },
    refuses: (text) => text.length > 2000 || /\s/.test(text.trimEnd()),
  },
  'the id of a Notion database': {
    put: setting('crm_settings', 'notion_database_id', crmSettingsDocument.path),
    ...{ field: 'notion_database_id', bound: 500 },
    refuses: (text) => lengthOf(text.trim()) > 500 || text.trim() === '',
  },
  'a reply': {
    put: (text, account) => reply(account, { text }),
    ...{ field: 'text', bound: INBOUND_TEXT_MAXIMUM },
    refuses: (text) => text.length > 200_000 || text.trim() === '',
  },
  'the subject of a reply': {
    put: (subject, account) => reply(account, { subject, text: 'Yes!' }),
    ...{ field: 'subject', bound: SUBJECT_MAXIMUM },
    refuses: (text) => text.length > 200_000,
  },
  feedback: {
    put: sendFeedback,
    ...{ field: 'feedback', bound: FEEDBACK_LIMIT },
    refuses: (text) => lengthOf(text) > FEEDBACK_LIMIT || text.trim() === '',
  },
};
