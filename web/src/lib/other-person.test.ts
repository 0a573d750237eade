import { expect, it } from 'vitest';
import { onOtherPerson } from './other-person.ts';

function seatOf(first: string | null) {
  let uid = first;
  let report = () => {};
  const seat = { uid: () => uid, listen: (listener: () => void) => (report = listener) };
  let forgotten = 0;
  onOtherPerson(() => (forgotten += 1), seat);
  const hear = (next: string | null) => {
    uid = next;
    report();
    return forgotten;
  };
  return hear;
}

it('keeps the data of the person who is there already, whatever the session reports about them', () => {
  const hear = seatOf('ann');
  expect(hear('ann')).toBe(0);
  expect(hear('ann')).toBe(0);
});

it('forgets when the person leaves and when another one comes, once each', () => {
  const hear = seatOf('ann');
  expect(hear(null)).toBe(1);
  expect(hear(null)).toBe(1);
  expect(hear('ben')).toBe(2);
  expect(hear('ann')).toBe(3);
});
