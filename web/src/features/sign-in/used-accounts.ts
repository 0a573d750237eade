import type { LocalAccount } from '../../lib/google-sign-in.ts';
import { localStore } from '../../lib/storage.ts';

const KEY = 'vibes.local-accounts';
const KEPT = 5;
export const DEMO_ACCOUNT: LocalAccount = {
  email: 'demo@vibes-outreach.test',
  name: 'Demo Marketer',
};

function isAccount(value: unknown): value is LocalAccount {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    typeof value.email === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The demo account, then those used on this machine, the latest first. */
export function readAccounts(stored: string | null): LocalAccount[] {
  const used = parse(stored ?? '[]');
  const accounts = Array.isArray(used) ? used.filter(isAccount) : [];
  return [DEMO_ACCOUNT, ...accounts.filter(({ email }) => email !== DEMO_ACCOUNT.email)];
}

export const usedAccounts = {
  list: () => readAccounts(localStore.read(KEY)),
  remember: (account: LocalAccount) => {
    const others = usedAccounts.list().filter(({ email }) => email !== account.email);
    localStore.write(KEY, JSON.stringify([account, ...others].slice(0, KEPT)));
  },
};
