/** What happened, as it stood then, and how the product was told. */
export interface StripeEvent {
  id: string;
  type: string;
  /** Unix seconds. */
  created: number;
  /** As the API showed it. */
  object: Record<string, unknown>;
  previous_attributes: Record<string, unknown> | null;
  is_delivered: boolean;
  /** Unix milliseconds; when it is sent again. */
  next_try_at: number;
  deliveries: Delivery[];
}

export interface Delivery {
  /** Unix milliseconds. */
  at: number;
  /** Of the answer; 0 when none came. */
  status: number;
  /** The answer, or why none came. */
  answer: string;
}
