import * as documents from '@vibes/core/firestore/documents';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { expect, it } from 'vitest';
import { demoDay } from './demo-day.ts';

const now = new Date('2026-05-05T12:00:00Z');
const day = demoDay({ uid: 'demo', time_zone: 'Europe/Berlin', now });

interface Kind {
  idsIn: (path: string) => object;
  schema: { parse: (fields: unknown) => unknown };
}
const kinds: Kind[] = Object.values(documents);
const isOf = ({ idsIn }: Kind, path: string) => {
  try {
    idsIn(path);
    return true;
  } catch {
    return false;
  }
};
const all = <Data>(collection: string) =>
  Object.entries(day).flatMap(([path, data]) =>
    path.split('/').at(-2) === collection ? [data as Data] : [],
  );

it.each(Object.entries(day))('%s is a document of the product', (path, fields) => {
  const kind = kinds.find((one) => isOf(one, path));
  expect(() => kind?.schema.parse(fields)).not.toThrow();
  expect(kind).toBeDefined();
});

it('has each kind of what a day brings', () => {
  const creators = all<Creator>('creators');
  const deliveries = all<Delivery>('deliveries');
  const count = <One>(list: One[], is: (one: One) => boolean) => list.filter(is).length;
  expect({
    to_answer: count(creators, ({ awaiting, last_in_text }) => awaiting === 'us' && !!last_in_text),
    may_be: count(creators, ({ may_be_from }) => may_be_from !== null),
    on_hold: count(deliveries, ({ state, due_at }) => state === 'held' && due_at === undefined),
    failed: count(deliveries, ({ state }) => state === 'failed'),
    bounced: count(deliveries, ({ bounce }) => bounce !== null),
    reminded: count(creators, ({ remind_at }) => remind_at !== null && remind_at <= now),
  }).toEqual({ to_answer: 1, may_be: 1, on_hold: 2, failed: 1, bounced: 1, reminded: 1 });
  expect(deliveries.every(({ seen_at }) => seen_at === null)).toBe(true);
});
