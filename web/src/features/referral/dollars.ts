const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const CHANGE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
});

/** US cents as `$1,234.50`. */
export const dollars = (cents: number): string => DOLLARS.format(cents / 100);
/** The same with its sign, `+$3.80`. */
export const dollarChange = (cents: number): string => CHANGE.format(cents / 100);
