import { describe, expect, it } from 'vitest';
import {
  again,
  back,
  FIRST,
  goTo,
  markSent,
  markUndone,
  markUnsent,
  next,
  standingOf,
  type DmSession,
} from './dm-session.ts';

const DUE = ['a', 'b', 'c'];
/** What is due is read again after each step, as the screen does. */
function walk(steps: ((session: DmSession) => DmSession)[], due: readonly string[] = DUE) {
  let standing = standingOf(FIRST, due);
  for (const step of steps) standing = standingOf(step(standing.session), due);
  return standing;
}
const sent = (id: string) => (session: DmSession) => markSent(session, id);

describe('a session at the DM desk', () => {
  it('goes on to the next, and back', () => {
    expect(walk([next])).toMatchObject({ current: 'b', place: 2, total: 3 });
    expect(walk([next, next, back, back])).toMatchObject({ current: 'a', place: 1, total: 3 });
    expect(walk([back])).toMatchObject({ current: 'a', place: 1 });
  });

  it('goes to the card that is asked for, and from there to those not shown yet', () => {
    const to = (id: string) => (session: DmSession) => goTo(session, id);
    const at_c = walk([to('c')]);
    expect(at_c).toMatchObject({ current: 'c', place: 2, total: 3, queue: ['a', 'c', 'b'] });
    expect(walk([to('c'), next])).toMatchObject({ current: 'b', place: 3 });
    expect(walk([to('c'), to('a')])).toMatchObject({ current: 'a', place: 1 });
  });

  it('ends after the last, and says how many were left', () => {
    expect(walk([sent('a'), next, next], ['b', 'c'])).toMatchObject({ current: null, left: 2 });
    expect(walk([next, next, next, next])).toMatchObject({ current: null, left: 3, total: 3 });
  });

  it('is over at once where nobody is due', () => {
    expect(walk([], [])).toMatchObject({ current: null, total: 0, left: 0 });
  });

  it('shows those that were left again, and nobody who was sent one', () => {
    const after = walk([next, sent('b'), next, again]);
    expect(after).toMatchObject({ current: 'a', place: 2, total: 3 });
    expect(standingOf(next(after.session), DUE)).toMatchObject({ current: 'c', place: 3 });
  });

  it('keeps its place when the sent one is no longer due', () => {
    const before = standingOf(sent('a')(standingOf(FIRST, DUE).session), DUE);
    expect(standingOf(before.session, ['b', 'c'])).toMatchObject({
      current: 'b',
      place: 2,
      total: 3,
    });
  });

  it('drops who has answered: on screen the next one comes, before it the place moves up', () => {
    const at_b = walk([next]).session;
    expect(standingOf(at_b, ['a', 'c'])).toMatchObject({ current: 'c', place: 2, total: 2 });
    expect(standingOf(at_b, ['b', 'c'])).toMatchObject({ current: 'b', place: 1, total: 2 });
  });

  it('adds who has become due, without moving the card on screen', () => {
    const { session } = walk([next]);
    const due = ['new', ...DUE];
    expect(standingOf(session, due)).toMatchObject({ current: 'b', place: 2, total: 4 });
    expect(standingOf(next(session), due)).toMatchObject({ current: 'new', place: 3, total: 4 });
  });

  it('leaves a card that could not be recorded for later', () => {
    const { session } = walk([sent('a')]);
    expect(standingOf(markUnsent(session, 'a'), DUE)).toMatchObject({
      current: 'b',
      place: 2,
      left: 1,
    });
  });

  it('shows a card that was taken back at once, and drops it only if it leaves after that', () => {
    const { session } = walk([sent('a')]);
    const undone = standingOf(markUndone(session, 'a'), ['b', 'c']);
    expect(undone).toMatchObject({ current: 'a', place: 1, total: 3 });
    const due = standingOf(undone.session, DUE);
    expect(due).toMatchObject({ current: 'a', place: 1, total: 3 });
    expect(standingOf(due.session, ['b', 'c'])).toMatchObject({ current: 'b', total: 2 });
    expect(markUndone(session, 'nobody')).toMatchObject({ at: 1, shown: session.shown });
  });

  it('moves on when a card is recorded that is no longer on screen', () => {
    const { session } = walk([next]);
    expect(standingOf(markSent(session, 'a'), DUE)).toMatchObject({
      current: 'b',
      place: 2,
      left: 0,
    });
  });

  it.each([
    ['on a card', [next], DUE],
    ['after the last', [next, next, next], DUE],
    ['with nobody due', [], []],
  ])('is the same session %s while nothing changes', (_, steps, due) => {
    const { session } = walk(steps, due);
    expect(standingOf(session, due).session).toBe(session);
  });
});
