/** Seconds or an HTTP date (RFC 9110, 10.2.3), as milliseconds from `now` on; null when it says neither. */
export function retryAfter(header: string | null, now: number): number | null {
  const stated = header?.trim() ?? '';
  if (/^\d{1,10}$/.test(stated)) return Number(stated) * 1000;
  // A date has a weekday first; Date.parse alone would take a mere number for a year.
  const date = /^[A-Z][a-z]{2}/.test(stated) ? Date.parse(stated) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
