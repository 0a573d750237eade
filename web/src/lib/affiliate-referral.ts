import { productSettings } from './product-settings.ts';
import { localStore } from './storage.ts';

/**
 * The affiliate tracker's id of this visitor: `window.tolt_referral`, or the first-party cookies
 * its script sets (https://docs.tolt.com/tracking/script). The script is not on every page, so its
 * id is stored for as long as the program counts it.
 */

const KEY = 'vibes.affiliate';
const DAY_MS = 24 * 60 * 60 * 1000;
/** What the tracker counts when its program sets nothing else. */
const DEFAULT_DAYS = 30;
/** What the payment endpoint accepts; anything else must not block a purchase. */
const ID = /^[\w.-]{1,200}$/;

interface TrackedReferral {
  id: string;
  days: number;
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

function cookieIn(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The id set by the script, on the window before the cookies; null without a well-formed id. */
export function readTrackedReferral(page: {
  tolt_referral?: unknown;
  tolt_data?: unknown;
  cookies: string;
}): TrackedReferral | null {
  const data = { ...parsed(cookieIn(page.cookies, 'tolt_data')), ...fieldsOf(page.tolt_data) };
  const ids = [page.tolt_referral, cookieIn(page.cookies, 'tolt_referral'), data['click_id']];
  const id = ids.find((one) => typeof one === 'string' && ID.test(one));
  const days = data['cookie_duration'];
  if (typeof id !== 'string') return null;
  return { id, days: typeof days === 'number' && days > 0 ? days : DEFAULT_DAYS };
}

/** Stores the id that the script has set by now. */
export function keepAffiliateReferral(now = Date.now()) {
  const { tolt_referral, tolt_data } = window as { tolt_referral?: unknown; tolt_data?: unknown };
  const tracked = readTrackedReferral({ tolt_referral, tolt_data, cookies: document.cookie });
  if (!tracked) return;
  const kept = parsed(localStore.read(KEY) ?? undefined);
  // The days count from the click, not from the last read.
  if (kept['id'] === tracked.id) return;
  localStore.write(KEY, JSON.stringify({ id: tracked.id, until: now + tracked.days * DAY_MS }));
}

/** The id to send with a payment; null where no tracker is set, or its script has set none. */
export function affiliateReferral(now = Date.now()): string | null {
  if (!productSettings().affiliate_script_url) return null;
  keepAffiliateReferral(now);
  const { id, until } = parsed(localStore.read(KEY) ?? undefined);
  return typeof id === 'string' && ID.test(id) && typeof until === 'number' && now < until
    ? id
    : null;
}
