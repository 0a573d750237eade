import { deliverStripeEvent } from './stripe.ts';

/** One event of Stripe that waits to be sent. */
export interface Event {
  id: string;
  type: string;
}

/** In which order an account receives the events, how often, and which it never receives. */
export interface EventOrder {
  name: string;
  /** True for one that receives enough each time to be up to date at once. */
  is_enough: boolean;
  order: (events: Event[], round: number) => Event[];
  /** At the same time in place of one after the other. */
  at_once?: boolean;
}

/** Types of events that change nothing the product stores. */
const SAYS_NOTHING = /^(?:invoice\.(?:created|finalized)|charge\.(?:succeeded|failed))$/;

/** Events after which the product syncs the account. */
export const isRelevant = ({ type }: Event): boolean => !SAYS_NOTHING.test(type);

/** The same shuffle for the same seed (mulberry32). */
function shuffled<Item>(items: Item[], seed: number): Item[] {
  let state = seed;
  const chance = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const thrice = (events: Event[]) => [...events, ...events, ...events];

/** Each event comes first once, and last once, over the rounds and the shifts. */
const shifted = (by: number): EventOrder => ({
  name: `shifted by ${by}`,
  is_enough: true,
  order: (events, round) => {
    const from = events.length === 0 ? 0 : (round + by) % events.length;
    return [...events.slice(from), ...events.slice(0, from)];
  },
});

const alone = (by: number): EventOrder => ({
  name: `one alone, ${by}`,
  is_enough: true,
  order: (events, round) => {
    const relevant = events.filter(isRelevant);
    return relevant.length === 0 ? [] : relevant.slice((round + by) % relevant.length).slice(0, 1);
  },
});

/** All orders that are tried; the first is the order in which the events happened. */
export const EVENT_ORDERS: readonly EventOrder[] = [
  { name: 'as it happened', is_enough: true, order: (events) => events },
  shifted(1),
  shifted(3),
  shifted(5),
  { name: 'backwards', is_enough: true, order: (events) => events.toReversed() },
  {
    name: 'shuffled, thrice',
    is_enough: true,
    order: (events, round) => shuffled(thrice(events), round),
  },
  {
    name: 'shuffled, thrice, at once',
    is_enough: true,
    order: (events, round) => shuffled(thrice(events), 100 + round),
    at_once: true,
  },
  alone(0),
  alone(1),
  { name: 'nothing at all', is_enough: false, order: () => [] },
];

const AT_ONCE = 3;

/** Sends an event to the product until it is accepted; returns the tries. */
async function deliver({ id, type }: Event): Promise<number> {
  for (let tries = 1; tries <= 5; tries += 1) {
    const [answer] = await deliverStripeEvent(id);
    if (answer?.status === 200) return tries;
  }
  throw new Error(`${type} is not taken.`);
}

/** Sends all of them; returns how many deliveries that took. */
export async function sendEvents(events: Event[], { at_once = false } = {}): Promise<number> {
  let count = 0;
  const waiting = [...events];
  const sender = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) count += await deliver(one);
  };
  await Promise.all(Array.from({ length: at_once ? AT_ONCE : 1 }, sender));
  return count;
}
