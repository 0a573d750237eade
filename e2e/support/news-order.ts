import { deliverStripeEvent } from './stripe.ts';

/** One event of Stripe that waits to be told. */
export interface News {
  id: string;
  type: string;
}

/** In which order an account hears of what happened, how often, and what it never hears of. */
export interface NewsOrder {
  name: string;
  /** True for one that hears enough each time to be right at once. */
  is_told: boolean;
  order: (news: News[], round: number) => News[];
  /** Side by side in place of one after the other. */
  at_once?: boolean;
}

/** Kinds of news that say nothing the product asks about. */
const SAYS_NOTHING = /^(?:invoice\.(?:created|finalized)|charge\.(?:succeeded|failed))$/;

/** News after which the product asks for the truth. */
export const isTelling = ({ type }: News): boolean => !SAYS_NOTHING.test(type);

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

const thrice = (news: News[]) => [...news, ...news, ...news];

/** Each event comes first once, and last once, over the rounds and the turns. */
const turned = (by: number): NewsOrder => ({
  name: `turned by ${by}`,
  is_told: true,
  order: (news, round) => {
    const from = news.length === 0 ? 0 : (round + by) % news.length;
    return [...news.slice(from), ...news.slice(0, from)];
  },
});

const alone = (by: number): NewsOrder => ({
  name: `one alone, ${by}`,
  is_told: true,
  order: (news, round) => {
    const telling = news.filter(isTelling);
    return telling.length === 0 ? [] : telling.slice((round + by) % telling.length).slice(0, 1);
  },
});

/** All orders that are tried; the first is the plain one. */
export const NEWS_ORDERS: readonly NewsOrder[] = [
  { name: 'as it happened', is_told: true, order: (news) => news },
  turned(1),
  turned(3),
  turned(5),
  { name: 'backwards', is_told: true, order: (news) => news.toReversed() },
  {
    name: 'shuffled, thrice',
    is_told: true,
    order: (news, round) => shuffled(thrice(news), round),
  },
  {
    name: 'shuffled, thrice, at once',
    is_told: true,
    order: (news, round) => shuffled(thrice(news), 100 + round),
    at_once: true,
  },
  alone(0),
  alone(1),
  { name: 'nothing at all', is_told: false, order: () => [] },
];

const AT_ONCE = 3;

/** Takes an event to the product as often as it needs until it is taken; gives the tries. */
async function tell({ id, type }: News): Promise<number> {
  for (let tries = 1; tries <= 5; tries += 1) {
    const [answer] = await deliverStripeEvent(id);
    if (answer?.status === 200) return tries;
  }
  throw new Error(`${type} is not taken.`);
}

/** Tells all of it; gives how many deliveries that took. */
export async function tellNews(news: News[], { at_once = false } = {}): Promise<number> {
  let count = 0;
  const waiting = [...news];
  const teller = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) count += await tell(one);
  };
  await Promise.all(Array.from({ length: at_once ? AT_ONCE : 1 }, teller));
  return count;
}
