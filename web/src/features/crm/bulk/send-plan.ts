import type { SendEnd } from '@vibes/core/api/delivery-callables';
import { mailboxKey } from '@vibes/core/contact/mailbox-key';
import { isCharged } from '@vibes/core/credit/is-charged';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { MOST_WAITING } from '@vibes/core/delivery/most-waiting';
import type { BulkRefusal } from './refusals.ts';

export type Chosen = Pick<
  CreatorEntry,
  'id' | 'name' | 'email' | 'email_sent' | 'opted_out_at' | 'read_state' | 'charged_at'
>;

export interface SendPlan {
  /** Who gets an email, in the order of the list: each has a mailbox of their own. */
  creators: readonly Chosen[];
  /** How many of those emails wait for a review first. */
  held: number;
  /** Who was not asked about, since there is no room among those that may wait. */
  left: readonly Chosen[];
  /** Who gets none, and why. */
  refused: readonly BulkRefusal[];
  /** What it costs at most: one for each creator whose profile was never read. */
  credits: number;
}

/** Creators asked about at once. */
const ASKED = 100;

/** Why a creator gets no email, of what the list knows; null where it knows no reason. */
function refusalOf({ email, email_sent, opted_out_at }: Chosen): string | null {
  if (opted_out_at) return 'opted_out';
  if (email_sent) return 'email_sent';
  return email === null ? 'no_address' : null;
}

/** Says how an email to each of them would end. */
export type AskEmails = (ids: readonly string[]) => Promise<readonly SendEnd[]>;

const failed = ({ id, name }: Chosen, reason: string | null, sentence = ''): BulkRefusal => ({
  ...{ id, name, reason, sentence },
});

/**
 * What sending to the chosen creators does, before it is confirmed. `waiting`: emails that wait
 * already. The server is asked about whom the list does not rule out; of two creators with one
 * mailbox the first one gets the email. Throws what `ask` throws.
 */
export async function sendPlan(
  chosen: readonly Chosen[],
  { waiting, ask }: { waiting: number; ask: AskEmails },
): Promise<SendPlan> {
  const room = Math.max(0, MOST_WAITING - waiting);
  const refused: BulkRefusal[] = [];
  const open: Chosen[] = [];
  for (const creator of chosen) {
    const reason = refusalOf(creator);
    if (reason === null) open.push(creator);
    else refused.push(failed(creator, reason));
  }

  /** By mailbox. */
  const able = new Map<string, Chosen>();
  let held = 0;
  let asked = 0;
  while (asked < open.length && able.size < room) {
    const part = open.slice(asked, asked + Math.min(ASKED, room - able.size));
    asked += part.length;
    const ends = await ask(part.map(({ id }) => id));
    for (const creator of part) {
      const end = ends.find(({ creator_id }) => creator_id === creator.id);
      const mailbox = mailboxKey(creator.email ?? '');
      if (!end || 'sentence' in end)
        refused.push(failed(creator, end?.reason ?? null, end?.sentence));
      else if (able.has(mailbox)) refused.push(failed(creator, 'same_address'));
      else {
        able.set(mailbox, creator);
        if (end.state === 'held') held += 1;
      }
    }
  }
  const creators = [...able.values()];
  const credits = creators.filter((creator) => !isCharged(creator)).length;
  return { creators, held, left: open.slice(asked), refused, credits };
}

/**
 * How many days it takes a mailbox to send `count` emails behind those that wait: 1 when all go out
 * within 24 hours.
 */
export function daysAtCap(
  count: number,
  { waiting, sent, daily_cap }: { waiting: number; sent: number; daily_cap: number },
): number {
  const later = count + waiting - Math.max(0, daily_cap - sent);
  return later <= 0 ? 1 : 1 + Math.ceil(later / daily_cap);
}
