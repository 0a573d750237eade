/**
 * A number of months after the anchor, on its day or the last one of a shorter month. Unix seconds,
 * UTC.
 */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Date.UTC(year, month, Math.min(from.getUTCDate(), days));
  return day / 1000 + (anchor - Date.UTC(year, from.getUTCMonth(), from.getUTCDate()) / 1000);
}

/** The end of the month that begins at `start`: the next anchor day. */
export function nextPeriodEnd(anchor: number, start: number): number {
  let months = 1;
  while (monthsAfter(anchor, months) <= start) months += 1;
  return monthsAfter(anchor, months);
}
