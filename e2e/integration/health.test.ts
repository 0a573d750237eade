import { randomInt } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { serviceStatusDocument } from '@vibes/core/firestore/documents';
import { moveClock, resetClock } from '../support/clock.ts';
import { database } from '../support/database.ts';
import { DAY_MS } from '../support/days-ago.ts';
import { MINUTE_MS } from '../support/deliveries.ts';
import { everyMinute } from '../support/sweep.ts';
import { testWorld } from '../support/world.ts';

afterEach(resetClock);

async function health() {
  const { web } = await testWorld();
  const response = await fetch(`${web}/api/health`);
  return { status: response.status, body: (await response.json()) as object };
}

it('is well while the clock comes by, and late once it has stopped, without a figure', async () => {
  // Further ahead than any other test, whose answer an instance may keep.
  const ahead = randomInt(5000, 6000) * DAY_MS;
  const request_id = expect.any(String) as string;
  await moveClock(ahead);
  // What other tests left to be done would be late by then.
  await (await database()).doc(serviceStatusDocument.path()).delete();
  await everyMinute();
  expect(await health()).toEqual({ status: 200, body: { ok: true, request_id } });
  await moveClock(ahead + 10 * MINUTE_MS);
  expect(await health()).toEqual({
    status: 503,
    body: { ok: false, code: 'late', message: 'Emails and other work are late.', request_id },
  });
});
