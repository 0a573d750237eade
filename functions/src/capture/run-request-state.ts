import { isContacted, isPaid, type KnownCreator } from '@vibes/core/capture/known-creator';
import type { Reading } from '@vibes/core/capture/reading';
import { domainOf } from '@vibes/core/contact/mailbox-key';
import { CAPTURE_COST } from '@vibes/core/credit/spend-credit';
import { STALE_AFTER } from '@vibes/core/creator/joining-limits';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { SeenProfile } from '@vibes/core/creator/seen-profile';
import type { ScrapedProfile } from '@vibes/core/creator/scraped-profile';
import { joinCreators } from '../steps/join-creators.ts';
import type { MirrorTarget } from '../steps/queue-mirror.ts';
import { loadContactedMirror } from './contacted-writes.ts';
import { joinAccount } from './join-account.ts';
import { loadStoredFacts, ownAddresses, type StoredFacts } from './load-stored-facts.ts';
import { readCreator, readProfile, readSource, type Opened } from './read-creator.ts';
import type { CaptureCall, CapturePorts } from './capture-call.ts';
import { loadDecision, type DecisionFacts } from './run-decision.ts';
import { samePerson } from './same-person.ts';
import { seenOf } from '@vibes/core/capture/seen-account';
import { changeKnown } from '../steps/known-creator.ts';
import { whoseAccount } from './whose-account.ts';

type Closed = 'blocked' | 'contacted' | 'out_of_credits';

/**
 * What a request is decided by. `written`: an earlier try was applied, and only its answer was
 * lost.
 */
export type RequestState = { facts: StoredFacts } &
  /** `back`: the CRM that shows a creator who comes back, or is called something else now. */
  (
    | { kind: 'closed'; why: Closed; back: MirrorTarget }
    | { kind: 'read' | 'written'; decision: DecisionFacts }
  );

interface StateInput {
  call: CaptureCall;
  target: PlatformHandle;
  /** Settles when the request is within the limit a minute. */
  limit: Promise<void>;
  /** Settles when the person may go on. */
  access: Promise<void>;
  signal: AbortSignal;
}

const hasCredit = ({ usage }: StoredFacts): boolean => usage.num_credits >= CAPTURE_COST;

/** Why no page is read; null when one is. */
function closedBy(facts: StoredFacts): Closed | null {
  if (facts.user.blocked_at) return 'blocked';
  if (isContacted(facts.known)) return 'contacted';
  return isPaid(facts.known) || hasCredit(facts) ? null : 'out_of_credits';
}

/** True when a write of the request `id` was applied, and only the answer to the write was lost. */
const isOwnWrite = (known: KnownCreator | null, id: string): boolean =>
  known?.creator.id === id || known?.creator.capture_id === id;

/** Whether the page of a contacted creator was seen so long ago that the account may be another's. */
function isStale({ known }: StoredFacts, target: PlatformHandle, now: Date): boolean {
  if (!known) return false;
  const { profiles, captured_at } = known.creator;
  const seen_at = profiles[target.platform]?.read_at ?? captured_at;
  return now.getTime() - seen_at.getTime() > STALE_AFTER;
}

/** Reads what a request is decided by: the documents for every try, the pages once. */
export function requestReader(
  ports: CapturePorts,
  { call, target, limit, access, signal }: StateInput,
): () => Promise<RequestState> {
  const { documents, clock } = ports;
  const { uid, request } = call;
  const { note = '', hold_for_review, dry_run } = request;
  const id = ports.randomness.id();
  const asked = { ...request, target, signal };
  let source: Promise<ScrapedProfile | null> | undefined;
  let opened: Opened | undefined;
  let reading: Reading | undefined;
  let last: DecisionFacts | undefined;

  const closed = async (facts: StoredFacts, why: Closed): Promise<RequestState> => {
    if (why !== 'blocked') await access;
    return { kind: 'closed', facts, why, back: await loadContactedMirror(ports, call, facts) };
  };

  /** The facts once the account was seen; `again`: two creators were joined, and all is read again. */
  async function seen(
    facts: StoredFacts,
    account_id: string | null,
    presented: Pick<SeenProfile, 'own_accounts' | 'mentions'> | null = null,
  ): Promise<StoredFacts | 'again'> {
    const account = { uid, target, id: account_id, now: clock() };
    const found = await whoseAccount(documents, facts, account);
    const { known } = found;
    if (found.twins && !dry_run) {
      await access;
      const end = await joinCreators(ports, { uid, ids: found.twins, by: 'event' });
      if (end.done) return 'again';
    }
    const isNews = known && (account_id !== null || presented !== null);
    return isNews && isContacted(known)
      ? changeKnown(found, seenOf(known.creator, account, presented))
      : found;
  }

  /** By the page source that the phone sent, which costs no page. */
  const bySource = async (facts: StoredFacts): Promise<StoredFacts | 'again'> => {
    if (!request.html || (closedBy(facts) === null && !facts.known)) return facts;
    const profile = await (source ??= readSource(ports, asked));
    const known = facts.known?.creator.profiles[target.platform]?.id ?? null;
    if (!profile?.id || profile.id === known) return facts;
    return seen(facts, profile.id);
  };

  /** By one page, where a contacted creator was seen long ago. */
  const byPage = async (facts: StoredFacts): Promise<StoredFacts | 'again'> => {
    const isSourced = Boolean(request.html) && (await source)?.id;
    if (isSourced || !hasCredit(facts) || !isStale(facts, target, clock())) return facts;
    opened ??= await readProfile(ports, asked);
    return opened.read.kind === 'profile' ? seen(facts, opened.read.profile.id) : facts;
  };

  const state = async (): Promise<RequestState> => {
    // Reading documents does not wait for the limit; fetching other sites does.
    const [stored] = await Promise.all([loadStoredFacts(documents, { uid, target }), limit]);
    if (last && isOwnWrite(stored.known, id))
      return { kind: 'written', facts: stored, decision: last };
    let facts = await bySource(stored);
    if (facts !== 'again' && closedBy(facts) === 'contacted') facts = await byPage(facts);
    if (facts === 'again') return state();
    const why = closedBy(facts);
    if (why) return closed(facts, why);
    // Looked up while pages are read: most requests of a known creator find the same address again.
    if (facts.known?.creator.email) void ports.takesMail(domainOf(facts.known.creator.email));
    const own_addresses = ownAddresses(facts);
    reading ??= await readCreator(ports, { ...asked, own_addresses, opened });
    await access;
    return decisionOf(facts, reading);
  };

  async function decisionOf(before: StoredFacts, found: Reading): Promise<RequestState> {
    let facts = before;
    if (found.kind === 'read') {
      const known_id = facts.account.number ? null : found.profile.id;
      const account = await seen(facts, known_id, found);
      if (account === 'again') return state();
      const person = await samePerson(documents, {
        ...{ uid, target, facts: account, reading: found, now: clock() },
      });
      if (person.kind === 'join' && !dry_run) {
        const end = await joinCreators(ports, { uid, ids: person.ids, by: 'event' });
        if (end.done) return state();
      }
      facts = person.facts;
      if (person.kind === 'into')
        facts = joinAccount(facts, { id, target, reading: found, now: clock() });
      if (isContacted(facts.known)) return closed(facts, 'contacted');
    }
    const read = { id, note, hold_for_review, dry_run, uid, target, facts, reading: found };
    last = await loadDecision(ports, { ...read, by_person: true, attempts: 0 });
    return { kind: 'read', facts, decision: last };
  }

  return state;
}
