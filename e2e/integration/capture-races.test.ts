import { ERROR_CODES } from '@vibes/core/api/error-code';
import { describe, expect, it } from 'vitest';
import {
  creditsOf,
  openTestAccount,
  tester,
  tryCapture,
  type CaptureResponse,
  type ReadyAccount,
} from '../support/account.ts';
import { countOf } from '../support/database.ts';
import { eventually, mailsTo } from '../support/mailbox.ts';
import { deepOr } from '../support/deep.ts';
import { sweep } from '../support/sweep.ts';

/** Captures at once. */
const CAPTURES = deepOr(40, 6);
/** Against five credits. */
const TOO_MANY = deepOr(20, 8);

/** What an answer says: how the capture ended, or the status of its refusal. */
const outcomeOf = ({ status, body }: CaptureResponse) => (body.ok ? body.outcome : status);

/** The answer to a person who presses again until a slow machine gives one. */
async function pressUntilAnswered(account: ReadyAccount, url: string): Promise<CaptureResponse> {
  for (;;) {
    const answer = await tryCapture(account, { url });
    if (answer.status !== ERROR_CODES.timeout.status) return answer;
  }
}

/** Of one press each, at the same instant, for creators nobody else presses for. */
const outcomesOfPresses = async (account: ReadyAccount, urls: string[]) =>
  (await Promise.all(urls.map((url) => pressUntilAnswered(account, url)))).map(outcomeOf);

describe('captures at the same instant', () => {
  it('two of one creator make one creator, one charge and one mail', async () => {
    const account = await openTestAccount(10);
    const { url } = tester(`${account.name}twice`);
    const answers = await Promise.all([
      pressUntilAnswered(account, url),
      pressUntilAnswered(account, url),
    ]);

    expect(answers.map(outcomeOf).sort()).toEqual(['already_contacted', 'created']);
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
    const outcomes = await outcomesOfPresses(account, links);

    expect(outcomes).toEqual(Array(CAPTURES).fill('created'));
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
    const outcomes = await outcomesOfPresses(account, links);

    expect(outcomes.sort()).toEqual([
      ...Array<number>(TOO_MANY - 5).fill(402),
      ...Array<string>(5).fill('created'),
    ]);
    expect(await countOf(`users/${account.uid}/creators`)).toBe(5);
    expect(await countOf(`users/${account.uid}/deliveries`)).toBe(5);
    expect(await creditsOf(account.uid)).toEqual({ balance: 0, sum: 0, charges: 5 });
  });
});
