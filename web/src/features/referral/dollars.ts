const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const CHANGE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
});

/** With the minus sign U+2212, which is as wide as the plus. */
const write = (form: Intl.NumberFormat, cents: number) =>
  form.format(cents / 100).replace('-', '−');

/** US cents as `$1,234.50`. */
export const dollars = (cents: number): string => write(DOLLARS, cents);
/** The same with its sign, `+$3.80`. */
export const dollarChange = (cents: number): string => write(CHANGE, cents);
