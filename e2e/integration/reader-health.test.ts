import { afterEach, expect, it } from 'vitest';
import { randomInt } from 'node:crypto';
import { runDoctor } from '../../local/src/doctor/run-doctor.ts';
import { readerWarningDocument } from '@vibes/core/firestore/documents';
import { dayOf } from '@vibes/core/reader-health/reader-count';
import { openTestAccount, requestCapture } from '../support/account.ts';
import { moveClock, resetClock } from '../support/clock.ts';
import { dataOf } from '../support/database.ts';
import { MINUTE_MS } from '../support/deliveries.ts';
import { eventually } from '../support/mailbox.ts';
import { checkReaders } from '../support/sweep.ts';
import { worker } from '../support/worker.ts';

const DAY_MS = 24 * 60 * MINUTE_MS;

afterEach(resetClock);

it('a profile page without its data is counted, and doctor and the log report since when', async () => {
  const account = await openTestAccount();
  const capture = () => requestCapture(account, { url: 'https://www.tiktok.com/@hollow.hal' });
  // A day of its own: it holds no counts of other tests.
  const ahead = randomInt(400, 4000) * DAY_MS;
  await moveClock(ahead);
  for (let count = 0; count < 24; count += 1) await capture();
  await moveClock(ahead + 11 * MINUTE_MS);
  await capture();

  const books = await worker({ ahead: ahead + 11 * MINUTE_MS });
  const { is_well, lines } = await eventually(
    () => runDoctor(books),
    (finding) => !finding.is_well,
  );
  expect(is_well).toBe(false);
  expect(lines.join('\n')).toMatch(
    /The reader of tiktok is blind since \d{4}-\d\d-\d\d \d\d:00 UTC: 25 of 25 pages of the last 24 hours/,
  );
  await checkReaders();
  expect(await dataOf(readerWarningDocument.path(dayOf(books.clock()), 'tiktok'))).toBeDefined();
});
