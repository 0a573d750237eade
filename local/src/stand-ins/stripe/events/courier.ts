import type { Account } from '../account/account.ts';
import type { Delivery, StripeEvent } from '../account/stripe-event.ts';
import { describeEvent } from '../describe/event.ts';
import { stripeSignature } from './sign.ts';

/** Milliseconds after each of the first failures; later tries come once a minute. */
const PAUSES = [200, 1000];
const LATER = 60_000;

const nextTryAt = ({ deliveries }: StripeEvent, now: number): number =>
  now + (PAUSES[deliveries.length - 1] ?? LATER);

/** A time further away than any pause was set before the clock was turned back. */
const isDue = ({ is_delivered, next_try_at }: StripeEvent, now: number): boolean =>
  !is_delivered && (next_try_at <= now || next_try_at > now + LATER);

/** Stripe sends side by side and promises no order; few at once are enough here. */
const AT_ONCE = 3;
const TIMEOUT_MS = 20_000;
const ANSWER_LIMIT = 300;

export interface Sending {
  /** `bad` signs with another secret. */
  signature?: 'good' | 'bad' | undefined;
  /** Seconds by which the signature is older than it should be. */
  age?: number | undefined;
}

async function post(url: string, body: string, signature: string) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (local)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.text()).slice(0, ANSWER_LIMIT);
    return { status: response.status, answer };
  } catch (error) {
    return { status: 0, answer: error instanceof Error ? error.message : 'No answer' };
  }
}

/**
 * Sends each event to the webhook until it answers 2xx: the first tries at once, further ones each
 * minute of the stand-in's clock. No event is given up.
 */
export function createCourier(input: {
  account: () => Account;
  /** Null while it is not known, or while events are held. */
  address: () => string | null;
  secret: string;
  /** Milliseconds. */
  now: () => number;
  onChange: () => void;
}) {
  const underway = new Set<string>();

  async function send(event: StripeEvent, url: string, how: Sending = {}): Promise<Delivery> {
    const body = JSON.stringify(describeEvent(event));
    const at = Math.floor(input.now() / 1000) - (how.age ?? 0);
    const secret = how.signature === 'bad' ? `${input.secret}_other` : input.secret;
    const answered = await post(url, body, stripeSignature({ body, secret, at }));
    const delivery = { at: input.now(), ...answered };
    event.deliveries.push(delivery);
    event.is_delivered ||= answered.status >= 200 && answered.status < 300;
    event.next_try_at = nextTryAt(event, input.now());
    input.onChange();
    return delivery;
  }

  function pump(): void {
    const url = input.address();
    if (url === null) return;
    for (const event of input.account().events) {
      if (underway.size >= AT_ONCE) return;
      if (underway.has(event.id) || !isDue(event, input.now())) continue;
      underway.add(event.id);
      void send(event, url).finally(() => {
        underway.delete(event.id);
        pump();
      });
    }
  }

  return { send, pump };
}
export type Courier = ReturnType<typeof createCourier>;
