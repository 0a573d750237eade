import type Stripe from 'stripe';

/**
 * An object of the SDK's types as it goes over the wire: decimals are texts there, and fields
 * that nobody here asks for may be left out.
 */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Key in keyof T]?: Wire<T[Key]> }
        : T;

export const wireList = <Item>(url: string, data: Item[], has_more = false) => ({
  object: 'list' as const,
  url,
  has_more,
  data,
});
