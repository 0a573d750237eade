const short = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat();

/** In the person's own way of writing numbers: 12.4K. */
export const shortCount = (count: number): string => short.format(count);
/** 12,432. */
export const exactCount = (count: number): string => exact.format(count);
