import type { DeliveryRefusal } from './delivery-refusal.ts';

/** The provider's answer, for the log of attempts. */
export interface DeliveryAnswer {
  /** HTTP status, or null when none came. */
  status: number | null;
  /**
   * The beginning of the answer, at most `ANSWER_KEPT` characters, or the error of the connection.
   */
  text: string;
  milliseconds: number;
}

/** Characters of an answer that are kept. */
export const ANSWER_KEPT = 1000;

/** How an attempt, or the gate before it, ended. */
export type DeliveryOutcome =
  /** `notion_page_id`: the row that now holds the mirror. */
  | { kind: 'accepted'; answer?: DeliveryAnswer; notion_page_id?: string }
  /** Worth another try, not before `retry_after` milliseconds when the provider named a time. */
  | {
      kind: 'temporary';
      code: DeliveryRefusal;
      retry_after?: number;
      answer?: DeliveryAnswer;
    }
  /** A repeat would be refused too. */
  | { kind: 'permanent'; code: DeliveryRefusal; answer?: DeliveryAnswer }
  /** The provider may have taken it. Never retried automatically. */
  | { kind: 'unknown' }
  /** Not tried, or refused for now: due at `until`. Not counted as a try. */
  | {
      kind: 'postponed';
      code: DeliveryRefusal;
      until: Date;
      answer?: DeliveryAnswer;
      /** The working hour that a follow-up is moved to. */
      planned_for?: Date;
    }
  /** Not tried: it waits, without a due time, until somebody releases it. */
  | { kind: 'parked'; code: DeliveryRefusal }
  /** Not tried, and no longer wanted. */
  | { kind: 'unwanted'; code: DeliveryRefusal };
