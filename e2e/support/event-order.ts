import { deliverStripeEvent } from './stripe.ts';

/** One event of Stripe that waits to be told. */
export interface Event {
  id: string;
  type: string;
}

/** In which order an account hears of what happened, how often, and what it never hears of. */
export interface EventOrder {
  name: string;
  /** True for one that hears enough each time to be right at once. */
  hears_enough: boolean;
  order: (events: Event[], round: number) => Event[];
  /** Side by side in place of one after the other. */
  at_once?: boolean;
}

/** Kinds of news that say nothing the product asks about. */
const SAYS_NOTHING = /^(?:invoice\.(?:created|finalized)|charge\.(?:succeeded|failed))$/;

/** News after which the product asks for the truth. */
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

/** Each event comes first once, and last once, over the rounds and the turns. */
const turned = (by: number): EventOrder => ({
  name: `turned by ${by}`,
  hears_enough: true,
  order: (events, round) => {
    const from = events.length === 0 ? 0 : (round + by) % events.length;
    return [...events.slice(from), ...events.slice(0, from)];
  },
});

const alone = (by: number): EventOrder => ({
  name: `one alone, ${by}`,
  hears_enough: true,
  order: (events, round) => {
    const relevant = events.filter(isRelevant);
    return relevant.length === 0 ? [] : relevant.slice((round + by) % relevant.length).slice(0, 1);
  },
});

/** All orders that are tried; the first is the plain one. */
export const EVENT_ORDERS: readonly EventOrder[] = [
  { name: 'as it happened', hears_enough: true, order: (events) => events },
  turned(1),
  turned(3),
  turned(5),
  { name: 'backwards', hears_enough: true, order: (events) => events.toReversed() },
  {
    name: 'shuffled, thrice',
    hears_enough: true,
    order: (events, round) => shuffled(thrice(events), round),
  },
  {
    name: 'shuffled, thrice, at once',
    hears_enough: true,
    order: (events, round) => shuffled(thrice(events), 100 + round),
    at_once: true,
  },
  alone(0),
  alone(1),
  { name: 'nothing at all', hears_enough: false, order: () => [] },
];

const AT_ONCE = 3;

/** Takes an event to the product as often as it needs until it is taken; gives the tries. */
async function deliver({ id, type }: Event): Promise<number> {
  for (let tries = 1; tries <= 5; tries += 1) {
    const [answer] = await deliverStripeEvent(id);
    if (answer?.status === 200) return tries;
  }
  throw new Error(`${type} is not taken.`);
}

/** Tells all of it; gives how many deliveries that took. */
export async function sendEvents(events: Event[], { at_once = false } = {}): Promise<number> {
  let count = 0;
  const waiting = [...events];
  const sender = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) count += await deliver(one);
  };
  await Promise.all(Array.from({ length: at_once ? AT_ONCE : 1 }, sender));
  return count;
}
