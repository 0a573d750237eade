/** True for a time zone this platform can compute with (IANA names). */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The calendar day of an instant in a time zone, as `yyyy-mm-dd`. */
export function dayOf(at: Date, time_zone: string): string {
  // The Swedish locale writes dates in ISO order.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone, dateStyle: 'short' }).format(at);
}
