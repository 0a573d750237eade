import {
  decideCapture,
  type CaptureChanges,
  type CaptureDecision,
} from '@vibes/core/capture/decide-capture';
import { describeCreator } from '@vibes/core/capture/describe-creator';
import { planReading } from '@vibes/core/capture/plan-reading';
import type { SendingWay } from '@vibes/core/capture/capture-message';
import type { Reading } from '@vibes/core/capture/reading';
import { domainOf, mailboxKey } from '@vibes/core/contact/mailbox-key';
import { isCopiedChange } from '@vibes/core/crm/is-copied-change';
import { NO_SENDING_FACTS, sendingGap } from '@vibes/core/delivery/sending-facts';
import type { Creator } from '@vibes/core/creator/creator';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { templateValues, type TemplateValues } from '@vibes/core/template/template-variables';
import type { Clock } from '../ports/clock.ts';
import type { CopyWrites } from '../ports/copy-writes.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadSendingFacts } from '../ports/load-sending-facts.ts';
import type { Randomness } from '../ports/randomness.ts';
import type { TakesMail } from '../ports/takes-mail.ts';
import { creditRefusal } from './credit-refusal.ts';
import type { PressFacts } from './load-press.ts';
import { saveCapture } from './save-capture.ts';

export interface DecisionPorts {
  documents: Documents;
  clock: Clock;
  digest: Digest;
  randomness: Randomness;
  copyWrites: CopyWrites;
  takesMail: TakesMail;
}

/** A profile that was read, or could not be, and what was known before. */
export interface ReadProfile {
  uid: string;
  target: PlatformHandle;
  facts: PressFacts;
  reading: Reading;
  /** Of this press or later try, and of the creator, should it be a new one. */
  id: string;
  note: string;
  /** False for a later try without a person. */
  by_person: boolean;
  /** Tries without a person, this one included; 0 for a press. */
  attempts: number;
  dry_run: boolean;
}

export interface Decided {
  decision: CaptureDecision;
  values: TemplateValues;
  way: SendingWay;
  /** The next address found that mail can reach; null when there is none. */
  next_email: string | null;
  /** A delivery that is due now; null when none is. */
  due: string | null;
  /** False when something moved under the decision, so that nothing was written. */
  is_done: boolean;
}

/** From 0 to 1. */
export function chanceOf(randomness: Randomness): number {
  const [chance = 0] = randomness.bytes(1);
  return chance / 255;
}

/** A delivery to nudge. Whatever else of the same person is due goes with it. */
function dueOf({ delivery }: CaptureChanges, [copy]: DocumentWrite[]): string | null {
  if (delivery?.document.state === 'queued') return delivery.id;
  return copy?.path.split('/').at(-1) ?? null;
}

/** Other addresses asked about: the best ones stand in front. */
const MOST_ASKED = 5;

/** The first of the other addresses, of those that are certain, whose domain DNS does not say takes no mail. */
async function nextReachable(
  takesMail: TakesMail,
  { other_emails }: Creator,
): Promise<string | null> {
  const certain = other_emails.filter(({ rival }) => rival === null);
  const others = certain.slice(0, MOST_ASKED).map(({ email }) => email);
  const answers = await Promise.all(others.map((email) => takesMail(domainOf(email))));
  return others.find((_, place) => answers[place] !== 'no') ?? null;
}

/**
 * What follows from a reading, decided and written in one piece: the creator, the charge, the
 * e-mail, the copy, the feed. The same for a press and for a later reading without one, so that both
 * charge under one id. Throws out_of_credits, with nothing written.
 */
export async function runDecision(ports: DecisionPorts, read: ReadProfile): Promise<Decided> {
  const { uid, target, facts, reading, attempts, id } = read;
  const { documents } = ports;
  const { known, usage, settings, templates } = facts;
  const now = ports.clock();
  const described = describeCreator({ ...read, known: known?.creator ?? null, now });
  const chance = chanceOf(ports.randomness);
  const plan = planReading({ reading, creator: described, attempts, now, chance });
  const creator = { ...described, ...plan };
  const values = templateValues({ ...target, name: creator.name, my_name: facts.user.name });
  const address = creator.email;
  const address_hash = address ? ports.digest(mailboxKey(address)) : null;
  const mode = settings.active_email_mode;
  const isCopied = !read.dry_run && isCopiedChange(known?.creator ?? null, creator);
  const [sending, next_email, copies] = await Promise.all([
    address ? loadSendingFacts(ports, { uid, address, mode }) : NO_SENDING_FACTS,
    nextReachable(ports.takesMail, creator),
    isCopied ? ports.copyWrites(documents, { uid, creator, now, revision: id }) : [],
  ]);
  const decision = decideCapture({
    target,
    known,
    creator,
    reading,
    by_person: read.by_person,
    balance: usage.num_credits,
    sending,
    settings,
    templates,
    values,
    now,
  });
  if (!decision) throw creditRefusal(facts, now);
  const way = { hold_back: settings.hold_back, gap: sendingGap(settings, sending) };
  const { changes } = decision;
  const decided = { decision, values, way, next_email };
  if (read.dry_run) return { ...decided, due: null, is_done: true };
  const save = { uid, facts, changes, address_hash, copies, now };
  const saved = await saveCapture(documents, save);
  return { ...decided, due: dueOf(changes, copies), is_done: saved === 'committed' };
}
