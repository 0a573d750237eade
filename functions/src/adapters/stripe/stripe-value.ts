/** The id of what Stripe gives by id, or whole when asked to. */
export const idOf = (value: string | { id: string }): string =>
  typeof value === 'string' ? value : value.id;

/** Stripe's times are Unix seconds. */
export const atSecond = (seconds: number): Date => new Date(seconds * 1000);
