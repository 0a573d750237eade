import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNT, readAccounts } from './used-accounts.ts';

describe('readAccounts', () => {
  it('offers the demo account first, once', () => {
    const ann = { email: 'ann@brand.example', name: 'Ann' };
    expect(readAccounts(JSON.stringify([ann, DEMO_ACCOUNT]))).toEqual([DEMO_ACCOUNT, ann]);
  });

  it.each([[null], ['{'], ['{}'], ['[1,{"email":3}]']])('survives %j', (stored) => {
    expect(readAccounts(stored)).toEqual([DEMO_ACCOUNT]);
  });
});
