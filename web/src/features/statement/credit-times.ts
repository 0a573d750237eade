/** Formats times in one form. A formatter is slow to create: one per zone, for all lines. */
function zoned(options: Intl.DateTimeFormatOptions): (at: Date, time_zone: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (at, time_zone) => {
    const format =
      formats.get(time_zone) ?? new Intl.DateTimeFormat('en', { ...options, timeZone: time_zone });
    formats.set(time_zone, format);
    return format.format(at);
  };
}

/** "Dec 1, 2026" in a time zone. */
export const dayIn = zoned({ dateStyle: 'medium' });

/** "2:05 PM" in a time zone. */
export const timeIn = zoned({ timeStyle: 'short' });

/** "Tuesday, December 1, 2026 at 2:05:09 PM CET" in a time zone. */
export const exactlyIn = zoned({ dateStyle: 'full', timeStyle: 'long' });

/** "Dec 1" in a time zone. */
export const shortDayIn = zoned({ month: 'short', day: 'numeric' });

/** "December 2026" in a time zone. */
export const monthIn = zoned({ month: 'long', year: 'numeric' });
