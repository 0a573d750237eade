import type { Page } from '@playwright/test';
import { queueMirror, queueEmail, type Delivery } from '@vibes/core/delivery/delivery';
import type { DeliveryAttempt } from '@vibes/core/delivery/delivery-attempt';
import { refusal, type DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';
import { writeOwn } from '../support/person.ts';
import { writeCreators } from '../support/write-creators.ts';
import { ann, signIn } from './crm.ts';

/** Deliveries as stored in an account, and the buttons and dialogs of their screens. */

export const TO = 'hello@ann.studio';
const MINUTE_MS = 60_000;
export const minutes = (count: number) => new Date(Date.now() + count * MINUTE_MS);

type Fields = Partial<Omit<Delivery, 'last_error'>> & { code?: DeliveryRefusal };

/** A delivery as stored, changed `minutes_ago`: no worker runs it unless `due_at` is given. */
function stored(queued: Delivery, { code, ...fields }: Fields, minutes_ago: number) {
  const idle = { ...queued };
  delete idle.due_at;
  return {
    ...idle,
    updated_at: minutes(-minutes_ago),
    ...(code && { last_error: refusal(code) }),
    ...fields,
  };
}

/** The email to Ann Lee. */
export const emailToAnn = (fields: Fields, minutes_ago = 1) =>
  stored(
    queueEmail({
      creator_id: 'ann',
      creator_name: 'Ann Lee',
      to: TO,
      subject: 'Hello Ann',
      now: new Date(),
      hold_back: 'review',
    }),
    fields,
    minutes_ago,
  );

/** A mirror of Ann Lee. */
export const mirrorOfAnn = (kind: 'notion' | 'crm', fields: Fields, minutes_ago = 1) =>
  stored(
    queueMirror({ kind, creator_id: 'ann', creator_name: 'Ann Lee', now: new Date() }),
    fields,
    minutes_ago,
  );

export const attempt = (fields: Partial<DeliveryAttempt> = {}): DeliveryAttempt => ({
  at: new Date(),
  channel: 'crm_webhook',
  outcome: 'accepted',
  code: null,
  sentence: null,
  status: 200,
  answer: '',
  milliseconds: 120,
  ...fields,
});

export const rows = (page: Page) =>
  page.getByRole('list', { name: /^(Deliveries|What happened)/ }).getByRole('listitem');
export const row = (page: Page, what: string) => rows(page).filter({ hasText: what });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The filter by a state, with or without its number. */
export const stateFilter = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}( [\\d,]+\\+?)?$`) });
export const question = (page: Page) => page.getByRole('alertdialog');

export type Stored = Record<string, Record<string, unknown>>;

export function writeDeliveries(uid: string, deliveries: Stored) {
  const documents = Object.entries(deliveries).map(([id, data]) => [`deliveries/${id}`, data]);
  return writeOwn(uid, Object.fromEntries(documents) as Stored);
}

/** An account with Ann and these deliveries; no page is open yet. */
export async function signInWith(page: Page, deliveries: Stored) {
  const account = await signIn(page);
  await writeCreators(account.uid, { ann });
  await writeDeliveries(account.uid, deliveries);
  return account;
}

/** The same, with the page of the deliveries open. */
export async function openWith(page: Page, deliveries: Stored, query = '') {
  const account = await signInWith(page, deliveries);
  await page.goto(`/dashboard/deliveries${query}`);
  return account;
}
