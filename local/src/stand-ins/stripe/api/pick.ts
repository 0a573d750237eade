import { notFound } from './api-error.ts';

/** One of a list by an id that was sent; refused in Stripe's words when there is none. */
export function pick<Kept extends { id: string }>(
  list: Kept[],
  id: string,
  what: string,
  param = 'id',
): Kept {
  const found = list.find((one) => one.id === id);
  if (!found) throw notFound(what, id, param);
  return found;
}
