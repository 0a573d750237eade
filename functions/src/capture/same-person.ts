import { judgePerson, type PersonVerdict } from '@vibes/core/capture/judge-person';
import type { Reading } from '@vibes/core/capture/reading';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import type { Creator } from '@vibes/core/creator/creator';
import { allEmails, keptEmail } from '@vibes/core/creator/creator-email';
import { handleOf } from '@vibes/core/creator/handles';
import { isInTouch } from '@vibes/core/creator/join-creators';
import { AGENCY_FROM } from '@vibes/core/creator/joining-limits';
import { namesAgree } from '@vibes/core/contact/names-agree';
import {
  PLATFORMS,
  profileUrl,
  type Platform,
  type PlatformHandle,
} from '@vibes/core/creator/platform';
import { creatorDocument, handleDocument } from '@vibes/core/firestore/documents';
import type { Documents } from '../ports/documents.ts';
import { loadDocuments } from '../steps/load-documents.ts';
import { askedAbout, findKnown, withKnown, type LoadedKnown } from '../steps/known-creator.ts';
import type { StoredFacts } from './load-stored-facts.ts';

type Read = Extract<Reading, { kind: 'read' }>;

interface Input {
  uid: string;
  target: PlatformHandle;
  facts: StoredFacts;
  reading: Read;
  now: Date;
}

/**
 * What the pages say of who else the creator is:
 *
 *   `nobody`  no creator that the account was seen to belong to
 *   `into`    the account belongs to the creator in the facts, who is the known one from here on
 *   `join`    both creators are in the list, and are one person; the facts hold back an email until they are joined
 */
export type SamePerson =
  | { kind: 'nobody' | 'into'; facts: StoredFacts }
  | { kind: 'join'; facts: StoredFacts; ids: readonly [string, string] };

/** The mailboxes that pages show, but for those on the page of the other account: a search reads that, too. */
const shownBeside = (
  found: readonly { email: string; found_at: string | null }[],
  account: PlatformHandle,
): string[] =>
  found
    .filter(({ found_at }) => found_at !== null && found_at !== profileUrl(account))
    .map(({ email }) => mailboxKey(email));

/**
 * Whether each account shows a mailbox of both on pages of its own, and fewer than three creators of the
 * user have it: more share an agency's.
 */
async function sharesMailbox(
  documents: Documents,
  { uid, target, reading }: Input,
  other: Creator,
  account: PlatformHandle,
): Promise<boolean> {
  const { contact, others } = reading.contact;
  const read = (contact ? [contact, ...others] : others).map(keptEmail);
  const known = shownBeside(allEmails(other), target);
  const shared = shownBeside(read, account).find((key) => known.includes(key));
  if (shared === undefined) return false;
  const holders = await documents.count(creatorDocument.collection(uid), [
    { field: 'mailbox_keys', value: shared, in_list: true },
  ]);
  return holders < AGENCY_FROM;
}

async function agrees(documents: Documents, input: Input, other: Creator, account: PlatformHandle) {
  const { name, handle } = input.reading.profile;
  const isCalledAlike = namesAgree({ handle, name }, { handle: account.handle, name: other.name });
  return isCalledAlike || (await sharesMailbox(documents, input, other, account));
}

function conclude({ facts }: Input, other: LoadedKnown, verdict: PersonVerdict): SamePerson {
  const { known } = facts;
  const side = { creator: other.creator.data, email: other.email.data };
  const isOtherInTouch = isInTouch(side);
  if (verdict === 'same' && !known) return { kind: 'into', facts: withKnown(facts, other) };
  const areBoth = known !== null && isOtherInTouch && isInTouch(known);
  const asked = isOtherInTouch && !areBoth ? askedAbout(facts, side.creator) : facts;
  if (verdict === 'same' && known && !areBoth)
    return { kind: 'join', facts: asked, ids: [known.creator.id, side.creator.id] };
  return { kind: 'nobody', facts: verdict === 'apart' ? facts : asked };
}

/** Of a creator about whom the person was asked, and has not said that they are two: they still are. */
async function stillAsked(
  documents: Documents,
  { uid, facts }: Input,
  known: Creator,
): Promise<SamePerson | null> {
  const { email_withheld, not_same } = known;
  const creator_id = email_withheld?.reason === 'maybe_same' ? email_withheld.creator_id : null;
  if (creator_id === null || not_same.includes(creator_id)) return null;
  const other = await findKnown(documents, { uid, creator_id });
  if (!other || other.creator.data.id === known.id) return null;
  return { kind: 'nobody', facts: askedAbout(facts, other.creator.data) };
}

/** The creator whose page presents this account, which does not present theirs: never proof. */
async function presentedBy(documents: Documents, input: Input): Promise<SamePerson> {
  const { uid, target, facts, reading, now } = input;
  const nobody: SamePerson = { kind: 'nobody', facts };
  const { data: handle } = facts.account.handle;
  if (!handle || handle.is_bound) return nobody;
  const other = await findKnown(documents, { uid, creator_id: handle.creator_id });
  const creator = other?.creator.data;
  const platform = PLATFORMS.find((one) => one !== target.platform && creator?.profiles[one]);
  const theirs = creator && platform ? handleOf(creator, platform) : null;
  if (!other || !creator || !platform || theirs === null) return nobody;
  const verdict = judgePerson({
    read: { target, id: reading.profile.id, ...reading },
    ...{ other: creator, account: { platform, handle: theirs }, known: null, agrees: false, now },
  });
  return conclude(input, other, verdict);
}

/**
 * Whether the creator of an account on another platform, which this one presents as its owner's own,
 * is the same person. Reads the handle of that account; of a creator who has it three documents more.
 */
export async function samePerson(documents: Documents, input: Input): Promise<SamePerson> {
  const known = input.facts.known?.creator ?? null;
  const person = await byPages(documents, input);
  const isSilent = person.kind === 'nobody' && person.facts.account.maybe_same === null;
  return (isSilent && known && (await stillAsked(documents, input, known))) || person;
}

async function byPages(documents: Documents, input: Input): Promise<SamePerson> {
  const { uid, target, facts, reading, now } = input;
  const known = facts.known?.creator ?? null;
  const nobody: SamePerson = { kind: 'nobody', facts };
  const isOpen = (platform: Platform) =>
    platform !== target.platform && !(known && handleOf(known, platform));
  const account = reading.own_accounts.find(({ platform }) => isOpen(platform));
  if (!account) return presentedBy(documents, input);
  const [handle] = await loadDocuments(documents, [
    handleDocument.at(uid, account.platform, account.handle),
  ]);
  if (!handle.data) {
    // Whoever captures that account finds by this who presents it.
    return {
      kind: 'nobody',
      facts: { ...facts, account: { ...facts.account, presented: handle } },
    };
  }
  const { creator_id, is_bound } = handle.data;
  if (!is_bound || creator_id === known?.id) return nobody;
  const other = await findKnown(documents, { uid, creator_id });
  if (!other) return nobody;
  const verdict = judgePerson({
    read: { target, id: reading.profile.id, ...reading },
    ...{ other: other.creator.data, account, known, now },
    agrees: await agrees(documents, input, other.creator.data, account),
  });
  return conclude(input, other, verdict);
}
