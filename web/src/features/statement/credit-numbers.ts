const COUNT = new Intl.NumberFormat('en-US');
const CHANGE = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });

/** "1,000" */
export const count = (value: number): string => COUNT.format(value);

/** "+250", "−1", "0": with the minus sign U+2212, which is as wide as the plus. */
export const change = (delta: number): string => CHANGE.format(delta).replace('-', '−');
