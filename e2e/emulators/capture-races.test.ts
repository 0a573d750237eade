import { ERROR_CODES } from '@vibes/core/api/error-code';
import { describe, expect, it } from 'vitest';
import { creditsOf, openTestAccount, requestCapture, tester } from '../support/account.ts';
import { countOf } from '../support/database.ts';
import { eventually, mailsTo } from '../support/mailbox.ts';
import { soakOr } from '../support/soak.ts';
import { sweep } from '../support/sweep.ts';

/**
 * Captures at once, each in a process of its own: as many as a slow machine starts within the
 * minute that Hosting waits for an answer.
 */
const CAPTURES = soakOr(40, 6);
/** Against five credits, in the processes that run by then. */
const TOO_MANY = soakOr(20, 8);

/** Presses again when the answer says that it took too long, and that nothing was changed. */
async function pressUntilAnswered(...press: Parameters<typeof requestCapture>) {
  for (;;) {
    const answer = await requestCapture(...press);
    if (answer.status !== ERROR_CODES.timeout.status) return answer;
  }
}

const outcomes = (answers: Awaited<ReturnType<typeof requestCapture>>[]) =>
  answers.map(({ status, body }) => (body.ok ? body.outcome : status));

describe('captures at the same instant', () => {
  it('two of one creator make one creator, one charge and one mail', async () => {
    const account = await openTestAccount(10);
    const { url } = tester(`${account.name}twice`);
    const answers = await Promise.all([
      requestCapture(account, { url }),
      requestCapture(account, { url }),
    ]);

    expect(outcomes(answers).sort()).toEqual(['already_contacted', 'created']);
    expect(await countOf(`users/${account.uid}/creators`)).toBe(1);
    expect(await countOf(`users/${account.uid}/deliveries`)).toBe(1);
    expect(await creditsOf(account.uid)).toEqual({ balance: 9, sum: 9, charges: 1 });
    const [first] = answers;
    const to = first.body.ok ? (first.body.email.to ?? '') : '';
    expect(
      await eventually(
        () => mailsTo(to),
        (mails) => mails.length > 0,
      ),
    ).toHaveLength(1);
    await sweep();
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it(`${CAPTURES} of one user all go through, each charged once`, async () => {
    const account = await openTestAccount(100);
    const links = Array.from({ length: CAPTURES }, (_, i) => tester(`${account.name}n${i}`).url);
    const answers = await Promise.all(links.map((url) => pressUntilAnswered(account, { url })));

    expect(outcomes(answers)).toEqual(Array(CAPTURES).fill('created'));
    expect(await countOf(`users/${account.uid}/creators`)).toBe(CAPTURES);
    expect(await creditsOf(account.uid)).toEqual({
      balance: 100 - CAPTURES,
      sum: 100 - CAPTURES,
      charges: CAPTURES,
    });
    expect(await countOf(`users/${account.uid}/deliveries`)).toBe(CAPTURES);
  });

  it(`${TOO_MANY} against five credits: exactly five go through`, async () => {
    const account = await openTestAccount(5);
    const links = Array.from({ length: TOO_MANY }, (_, i) => tester(`${account.name}n${i}`).url);
    const answers = await Promise.all(links.map((url) => pressUntilAnswered(account, { url })));

    expect(outcomes(answers).filter((outcome) => outcome === 'created')).toHaveLength(5);
    expect(outcomes(answers).filter((outcome) => outcome === 402)).toHaveLength(TOO_MANY - 5);
    expect(await countOf(`users/${account.uid}/creators`)).toBe(5);
    expect(await countOf(`users/${account.uid}/deliveries`)).toBe(5);
    expect(await creditsOf(account.uid)).toEqual({ balance: 0, sum: 0, charges: 5 });
  });
});
