import {
  decideCapture,
  holdOfRequest,
  type CaptureDecision,
} from '@vibes/core/capture/decide-capture';
import { describeCreator } from '@vibes/core/capture/describe-creator';
import { planPicture } from '@vibes/core/capture/plan-picture';
import { planReading } from '@vibes/core/capture/plan-reading';
import type { SendingWay } from '@vibes/core/capture/capture-message';
import type { Reading } from '@vibes/core/capture/reading';
import { domainOf, mailboxKey } from '@vibes/core/contact/mailbox-key';
import { isMirroredChange } from '@vibes/core/crm/is-mirrored-change';
import {
  NO_SENDING_FACTS,
  notReadyReason,
  type SendingFacts,
} from '@vibes/core/delivery/sending-facts';
import type { Creator } from '@vibes/core/creator/creator';
import { isUndecided } from '@vibes/core/creator/creator-email';
import { withoutHandle } from '@vibes/core/creator/move-handle';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { templateValues, type TemplateValues } from '@vibes/core/template/template-variables';
import { creditRefusal } from '../steps/charge-credit.ts';
import type { CommitPorts, Decision } from '../steps/decide-and-commit.ts';
import type { Digest } from '../ports/digest.ts';
import type { DocumentWrite } from '../ports/documents.ts';
import { loadSendingFacts } from '../steps/load-sending-facts.ts';
import {
  mirrorIdOf,
  mirrorWrites,
  loadMirrorTarget,
  NO_MIRROR,
  type MirrorTarget,
} from '../steps/queue-mirror.ts';
import { chanceOf } from '../ports/randomness.ts';
import type { TakesMail } from '../ports/takes-mail.ts';
import { captureWrites } from './capture-writes.ts';
import type { StoredFacts } from './load-stored-facts.ts';

export interface DecisionPorts extends CommitPorts {
  digest: Digest;
  takesMail: TakesMail;
  /** From when pictures of creators are kept; null while they are not. */
  pictures_from: Date | null;
}

/*
 * The stages of a capture, of a request and of a reread alike:
 *
 *   StoredFacts      what is stored of the account and the creator
 *   ReadFacts        … and what was read of the profile and its links
 *   DecisionFacts    … and all else that the decision depends on
 *   CaptureDecision  what becomes of creator, credit and email: core/capture/decide-capture.ts
 *   DecidedCapture   … and what an answer says of it
 */

/** A profile that was read, or could not be, and what was stored before. */
export interface ReadFacts {
  uid: string;
  target: PlatformHandle;
  facts: StoredFacts;
  reading: Reading;
  /** Id of this request or reread, and of the creator, if it is a new one. */
  id: string;
  note: string;
  /** The request asks for its email to wait for review; absent for a reread. */
  hold_for_review?: boolean;
  /** False for a reread. */
  by_person: boolean;
  /** Rereads, this one included; 0 for a request. */
  attempts: number;
  dry_run: boolean;
}

/** A decision, with what an answer says besides. */
export interface DecidedCapture {
  decision: CaptureDecision;
  values: TemplateValues;
  way: SendingWay;
  /** The next address found that mail can reach; null when there is none. */
  next_email: string | null;
  /** A delivery that is due now; null when none is. */
  due: string | null;
}

/** A delivery to dispatch. What else of the same person is due goes with it. */
function dueOf({ delivery }: CaptureDecision['changes'], mirrors: DocumentWrite[]): string | null {
  if (delivery?.document.state === 'queued') return delivery.id;
  return mirrorIdOf(mirrors);
}

/** Other addresses looked up: the best ones come first. */
const MOST_ASKED = 5;

/** The first certain one of the other addresses whose domain takes mail as far as DNS shows. */
async function nextReachable(
  takesMail: TakesMail,
  { other_emails }: Creator,
): Promise<string | null> {
  const certain = other_emails.filter((one) => !isUndecided(one));
  const others = certain.slice(0, MOST_ASKED).map(({ email }) => email);
  const answers = await Promise.all(others.map((email) => takesMail(domainOf(email))));
  return others.find((_, place) => answers[place] !== 'no') ?? null;
}

/** A reading, and all that its decision depends on. */
export interface DecisionFacts extends ReadFacts {
  /** As the reading describes them. */
  creator: Creator;
  values: TemplateValues;
  address_hash: string | null;
  sending: SendingFacts;
  next_email: string | null;
  mirror_target: MirrorTarget;
  /** Of the creator who lost the handle to this account. */
  robbed_target: MirrorTarget;
  now: Date;
}

/** The creator as read, then what is stored of the address and of their mirror: two round trips at most. */
export async function loadDecision(ports: DecisionPorts, read: ReadFacts): Promise<DecisionFacts> {
  const { uid, target, facts, reading, attempts } = read;
  const known = facts.known?.creator ?? null;
  const now = ports.clock();
  const described = describeCreator({ ...read, known, now });
  const chance = chanceOf(ports.randomness);
  const plan = planReading({ reading, creator: described, attempts, now, chance });
  const is_on = ports.pictures_from !== null && ports.pictures_from <= now;
  const picture = planPicture({ reading, known, creator: described, is_on, now });
  const creator = { ...described, ...plan, ...picture };
  const address = creator.email;
  const mode = facts.settings.active_email_mode;
  const isShownAnew = facts.is_deleted || isMirroredChange(facts.account.before ?? known, creator);
  const isMirrored = !read.dry_run && isShownAnew;
  const robbed = read.dry_run ? null : facts.account.robbed;
  const [sending, next_email, mirror_target, robbed_target] = await Promise.all([
    address ? loadSendingFacts(ports, { uid, address, mode }) : NO_SENDING_FACTS,
    nextReachable(ports.takesMail, creator),
    isMirrored
      ? loadMirrorTarget(ports.documents, {
          ...{ uid, creator_id: creator.id, is_new: known === null },
        })
      : NO_MIRROR,
    robbed ? loadMirrorTarget(ports.documents, { uid, creator_id: robbed.data.id }) : NO_MIRROR,
  ]);
  return {
    ...read,
    creator,
    values: templateValues({ ...target, name: creator.name, my_name: facts.user.name }),
    address_hash: address ? ports.digest(mailboxKey(address)) : null,
    sending,
    next_email,
    mirror_target,
    robbed_target,
    now,
  };
}

/**
 * The creator who lost the handle, a moment before the one who has it: a table in which rows are found
 * by handles must not take the new one for the old.
 */
function robbedMirror(known: DecisionFacts): DocumentWrite[] {
  const { uid, facts, robbed_target, target, id } = known;
  const { robbed } = facts.account;
  if (!robbed) return [];
  const now = new Date(known.now.getTime() - 1000);
  const creator = { ...robbed.data, ...withoutHandle(robbed.data, target, now) };
  return mirrorWrites(robbed_target, { uid, creator, now, revision: `taken_${id}` });
}

/**
 * What follows from a reading, in one commit: the creator, the charge, the email, the mirror, the
 * feed; nothing for a dry run. The same for a request and for a reread, so that both charge under
 * one id. Pure. Throws out_of_credits.
 */
export function decideReading(known: DecisionFacts): Decision<DecidedCapture> {
  const { uid, facts, creator, values, address_hash, sending, next_email, now } = known;
  const { settings, templates, usage } = facts;
  const decision = decideCapture({
    ...known,
    known: facts.known,
    balance: usage.num_credits,
    maybe_same: facts.account.maybe_same,
    settings,
    templates,
  });
  if (!decision) throw creditRefusal(facts, now);
  const way = {
    hold_back: holdOfRequest(creator, settings),
    not_ready: notReadyReason(settings, sending),
    is_unchecked: sending.takes_mail === 'unknown',
  };
  const { changes } = decision;
  const decided = { decision, values, way, next_email };
  if (known.dry_run) return { writes: [], result: { ...decided, due: null } };
  const mirrors = [
    ...robbedMirror(known),
    ...mirrorWrites(known.mirror_target, { uid, creator, now, revision: known.id }),
  ];
  return {
    writes: captureWrites({ uid, facts, changes, address_hash, mirrors, now }),
    result: { ...decided, due: dueOf(changes, mirrors) },
  };
}
