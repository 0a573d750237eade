/** What happened, with the object as it was then, and the delivery to the webhook. */
export interface StripeEvent {
  id: string;
  type: string;
  /** Unix seconds. */
  created: number;
  /** The object as the API showed it. */
  object: Record<string, unknown>;
  is_delivered: boolean;
  /** Unix milliseconds; when it is sent again. */
  next_try_at: number;
  deliveries: Delivery[];
}

export interface Delivery {
  /** Unix milliseconds. */
  at: number;
  /** The status of the answer; 0 when none came. */
  status: number;
  /** The answer, or why none came. */
  answer: string;
}
