import { describe, expect, it } from 'vitest';
import { creditsOf, openTestAccount, press, tester } from '../support/account.ts';
import { countOf } from '../support/database.ts';
import { eventually, mailsTo } from '../support/mailbox.ts';
import { sweep } from '../support/sweep.ts';

const outcomes = (pressed: Awaited<ReturnType<typeof press>>[]) =>
  pressed.map(({ status, body }) => (body.ok ? body.outcome : status));

describe('captures at the same instant', () => {
  it('two of one creator make one creator, one charge and one mail', async () => {
    const account = await openTestAccount(10);
    const { url } = tester(`${account.name}twice`);
    const pressed = await Promise.all([press(account, { url }), press(account, { url })]);

    expect(outcomes(pressed).sort()).toEqual(['already_contacted', 'created']);
    expect(await countOf(`users/${account.uid}/creators`)).toBe(1);
    expect(await countOf(`users/${account.uid}/deliveries`)).toBe(1);
    expect(await creditsOf(account.uid)).toEqual({ balance: 9, sum: 9, charges: 1 });
    const [first] = pressed;
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

  it('forty of one user all go through, each charged once', async () => {
    const account = await openTestAccount(100);
    const links = Array.from({ length: 40 }, (_, i) => tester(`${account.name}n${i}`).url);
    const pressed = await Promise.all(links.map((url) => press(account, { url })));

    expect(outcomes(pressed)).toEqual(Array(40).fill('created'));
    expect(await countOf(`users/${account.uid}/creators`)).toBe(40);
    expect(await creditsOf(account.uid)).toEqual({ balance: 60, sum: 60, charges: 40 });
    expect(await countOf(`users/${account.uid}/deliveries`)).toBe(40);
  });

  it('twenty against five credits: exactly five go through', async () => {
    const account = await openTestAccount(5);
    const links = Array.from({ length: 20 }, (_, i) => tester(`${account.name}n${i}`).url);
    const pressed = await Promise.all(links.map((url) => press(account, { url })));

    expect(outcomes(pressed).filter((outcome) => outcome === 'created')).toHaveLength(5);
    expect(outcomes(pressed).filter((outcome) => outcome === 402)).toHaveLength(15);
    expect(await countOf(`users/${account.uid}/creators`)).toBe(5);
    expect(await countOf(`users/${account.uid}/deliveries`)).toBe(5);
    expect(await creditsOf(account.uid)).toEqual({ balance: 0, sum: 0, charges: 5 });
  });
});
