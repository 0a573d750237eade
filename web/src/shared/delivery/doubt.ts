import type { DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';

/** Why an email is not sent without asking first. */
export type Doubt = 'already_sent' | 'address_refused' | 'may_have_arrived';

const BY_CODE = {
  already_sent: 'already_sent',
  address_bounced: 'address_refused',
  recipient_refused: 'address_refused',
  outcome_unknown: 'may_have_arrived',
  webhook_switched: 'may_have_arrived',
} as const satisfies Partial<Record<DeliveryRefusal, Doubt>>;

const CODES = Object.keys(BY_CODE) as (keyof typeof BY_CODE)[];

/** The doubt that a refusal's code means; null when asking would not help. */
export function doubtOf(code: string | undefined): Doubt | null {
  const known = CODES.find((one) => one === code);
  return known ? BY_CODE[known] : null;
}

/** The question, and the answer that goes on. `name` is the creator's. */
export const DOUBT_WORDS: Record<
  Doubt,
  { title: string; sentence: (name: string) => string; confirm: string }
> = {
  already_sent: {
    title: 'Write to this address again?',
    sentence: (name) => `You already emailed ${name} at this address. This sends another one.`,
    confirm: 'Send anyway',
  },
  address_refused: {
    title: 'Send to an address that was refused?',
    sentence: (name) =>
      `The mail server refused the address of ${name}. More refused emails can send your other emails to spam.`,
    confirm: 'Send anyway',
  },
  may_have_arrived: {
    title: 'Send it again?',
    sentence: (name) => `It may have arrived the first time. ${name} could get it twice.`,
    confirm: 'Send again',
  },
};
