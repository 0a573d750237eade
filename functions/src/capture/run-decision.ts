import { decideCapture, type CaptureDecision } from '@vibes/core/capture/decide-capture';
import { describeCreator } from '@vibes/core/capture/describe-creator';
import { planReading } from '@vibes/core/capture/plan-reading';
import type { Reading } from '@vibes/core/capture/reading';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { templateValues, type TemplateValues } from '@vibes/core/template/template-variables';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Digest } from '../ports/digest.ts';
import type { Documents } from '../ports/documents.ts';
import type { Randomness } from '../ports/randomness.ts';
import { findContacted } from './find-contacted.ts';
import type { PressFacts } from './load-press.ts';
import { saveCapture } from './save-capture.ts';

export interface DecisionPorts {
  documents: Documents;
  clock: Clock;
  digest: Digest;
  randomness: Randomness;
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
  /** False when something moved under the decision, so that nothing was written. */
  is_done: boolean;
}

/** From 0 to 1. */
export function chanceOf(randomness: Randomness): number {
  const [chance = 0] = randomness.bytes(1);
  return chance / 255;
}

/**
 * What follows from a reading, decided and written in one piece: the creator, the charge, the
 * e-mail, the feed. The same for a press and for a later reading without one, so that both
 * charge under one id. Throws out_of_credits, with nothing written.
 */
export async function runDecision(ports: DecisionPorts, read: ReadProfile): Promise<Decided> {
  const { uid, target, facts, reading, attempts } = read;
  const { known, balance, settings, templates } = facts;
  const now = ports.clock();
  const described = describeCreator({ ...read, known: known?.creator ?? null, now });
  const chance = chanceOf(ports.randomness);
  const plan = planReading({ reading, creator: described, attempts, now, chance });
  const creator = { ...described, ...plan };
  const values = templateValues({ ...target, name: creator.name, my_name: facts.user.name });
  const address_hash = creator.email ? ports.digest(mailboxKey(creator.email)) : null;
  const contacted_by = address_hash
    ? await findContacted(ports.documents, { uid, address_hash })
    : null;
  const decision = decideCapture({
    target,
    known,
    creator,
    reading,
    by_person: read.by_person,
    balance,
    contacted_by,
    settings,
    templates,
    values,
    now,
  });
  if (!decision) throw new AppError('out_of_credits');
  if (read.dry_run) return { decision, values, is_done: true };
  const { changes } = decision;
  const save = { uid, facts, changes, address_hash, contacted_by, now };
  const saved = await saveCapture(ports.documents, save);
  return { decision, values, is_done: saved === 'committed' };
}
