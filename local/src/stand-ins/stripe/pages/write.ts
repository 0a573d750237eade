import type { Account, Subscription } from '../account/account.ts';
import { priceOf } from '../account/find.ts';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const writeMoney = (cents: number): string => DOLLARS.format(cents / 100);
/** Unix seconds, as a day in UTC. */
export const writeDay = (at: number): string => DAY.format(at * 1000);
export const writeMoment = (at: number): string => MOMENT.format(at * 1000);

/** The name of what is sold. */
export function writePlan(account: Account, price_id: string): string {
  const { product_id, metadata } = priceOf(account, price_id);
  const product = account.products.find(({ id }) => id === product_id);
  return product?.name ?? metadata['plan'] ?? 'A plan';
}

/** The state of a subscription, in words. */
export function writeStatus({ status, cancel_at, period_end, ended_at }: Subscription): string {
  const state = status.replaceAll('_', ' ');
  if (ended_at !== null) return `${state}, ended ${writeDay(ended_at)}`;
  if (cancel_at !== null) return `${state}, ends ${writeDay(cancel_at)}`;
  return `${state}, renews ${writeDay(period_end)}`;
}
