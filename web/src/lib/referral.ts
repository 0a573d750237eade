import { isReferralCode } from '@vibes/core/account/referral-code';
import { REFERRAL_DAYS } from '@vibes/core/referral/referral';
import { onProductSettings, productSettings } from './product-settings.ts';
import { currentSession, onSession } from './session.ts';
import { localStore } from './storage.ts';

/**
 * Remembers by whose link this browser came, `/?ref=CODE` on any path, until an account is opened
 * with it. It knows a code by its form alone; whose it is, the server finds out.
 */

const PARAMETER = 'ref';
const KEPT_KEY = 'vibes.referral';
/** The codes whose visit was counted, each with its day in UTC. */
const COUNTED_KEY = 'vibes.referral-counted';
/** The code of whoever is signed in. */
const OWN_KEY = 'vibes.referral-own';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Serves where storage is forbidden: until the page is left. */
const memory = new Map<string, string>();

function write(key: string, value: string) {
  localStore.write(key, value);
  if (localStore.read(key) !== value) memory.set(key, value);
}

function read(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStore.read(key) ?? memory.get(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function remove(key: string) {
  localStore.remove(key);
  memory.delete(key);
}

/** The code of the link last followed in this browser, for 60 days. */
export function keptReferral(now = Date.now()): string | null {
  const { code, at } = read(KEPT_KEY);
  if (typeof code !== 'string' || typeof at !== 'number' || !isReferralCode(code)) return null;
  return now - at < REFERRAL_DAYS * DAY_MS ? code : null;
}

/** An account was opened with it: it has served. */
export const forgetReferral = () => remove(KEPT_KEY);

/** The code of whoever is signed in: visits by it are neither kept nor counted while they are. */
export const rememberOwnCode = (code: string) => write(OWN_KEY, JSON.stringify({ code }));

onSession(() => {
  if (currentSession().status === 'signed_out') remove(OWN_KEY);
});

/**
 * Keeps the code in the address, counts the visit, takes the code out of the address. Call it before
 * the router is made, which would otherwise carry the code on. Never throws; a count that fails is lost.
 * On a page that is known to be tracked the address stays as it is: the tracker reads it too.
 */
export function keepReferral(now = Date.now(), isTracked = false) {
  const code = new URLSearchParams(location.search).get(PARAMETER);
  // Whatever else is named so is another program's.
  if (code === null || !isReferralCode(code)) return;
  if (read(OWN_KEY)['code'] !== code) {
    write(KEPT_KEY, JSON.stringify({ code, at: now }));
    countVisit(code, new Date(now).toISOString().slice(0, 10));
  }
  if (!isTracked) takeOut();
}

function countVisit(code: string, today: string) {
  const counted = Object.entries(read(COUNTED_KEY)).filter(([, day]) => day === today);
  if (counted.some(([known]) => known === code)) return;
  write(COUNTED_KEY, JSON.stringify(Object.fromEntries([...counted, [code, today]])));
  fetch('/api/referral-click', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
    // The page may be left at once.
    keepalive: true,
  }).catch(() => undefined);
}

/** An affiliate tracker's script reads the same parameter: where one is set, the address keeps it. */
function takeOut() {
  if (productSettings().affiliate_script_url) return;
  const whole = location.href;
  const address = new URL(whole);
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
  // On a first visit the settings come later, and the script after them.
  const stop = onProductSettings(() => {
    stop();
    if (productSettings().affiliate_script_url && location.href === address.href)
      history.replaceState(history.state, '', whole);
  });
}
