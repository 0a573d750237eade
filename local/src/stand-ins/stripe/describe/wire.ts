import type Stripe from 'stripe';

/**
 * An object of the SDK's types in JSON: decimals are texts, and fields that nothing here reads may
 * be omitted.
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
