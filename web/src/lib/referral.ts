import { isReferralCode } from '@vibes/core/account/referral-code';
import { REFERRAL_DAYS } from '@vibes/core/referral/referral';
import { onProductSettings, productSettings } from './product-settings.ts';
import { currentSession, onSession } from './session.ts';
import { localStore } from './storage.ts';

/**
 * Remembers the referral link that led to this browser, `/?ref=CODE` on any path, until an account
 * is opened with it. It checks only the form of a code; the server finds its owner.
 */

const PARAMETER = 'ref';
const KEPT_KEY = 'vibes.referral';
/** The codes whose visit was counted, each with its day in UTC. */
const COUNTED_KEY = 'vibes.referral-counted';
/** The signed-in person's own code. */
const OWN_KEY = 'vibes.referral-own';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Used where storage is forbidden: lasts until the page is left. */
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

/** Called after an account was opened with it. */
export const forgetReferral = () => remove(KEPT_KEY);

/** The signed-in person's own code: while they are signed in, visits by it are neither stored nor counted. */
export const rememberOwnCode = (code: string) => write(OWN_KEY, JSON.stringify({ code }));

onSession(() => {
  if (currentSession().status === 'signed_out') remove(OWN_KEY);
});

/**
 * Stores the code in the address, counts the visit, and removes the code from the address. Call it
 * before the router is created, which would otherwise keep the code. Never throws; a count that
 * fails is lost. On a page with the tracker the address stays as it is: the tracker reads it too.
 */
export function keepReferral(now = Date.now(), isTracked = false) {
  const code = new URLSearchParams(location.search).get(PARAMETER);
  // A parameter of this name in another form belongs to another program.
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
  // On a first visit the settings load later, and the script after them.
  const stop = onProductSettings(() => {
    stop();
    if (productSettings().affiliate_script_url && location.href === address.href)
      history.replaceState(history.state, '', whole);
  });
}
