const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'October 6, 2026' of '2026-10-06', wherever the build runs. */
export const longDate = (date: string): string => FORMAT.format(new Date(date));
