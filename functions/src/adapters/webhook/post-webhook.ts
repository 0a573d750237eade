import { setTimeout as sleep } from 'node:timers/promises';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import type { DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';
import { fetch, type Response } from 'undici';
import { createHmac } from 'node:crypto';
import type { FetchBlockReason } from '../../ports/page-fetcher.ts';
import type { WebhookPoster, WebhookRequest } from '../../ports/webhook-poster.ts';
import { fetchBlockReason } from '../http/fetch-error.ts';
import { guardedAgent, type Resolve } from '../http/guarded-agent.ts';
import { webRules } from '../http/page-address.ts';
import { productHeaders } from '../http/product-headers.ts';
import { keptText, webhookOutcome } from './webhook-outcome.ts';

/** The headers of Standard Webhooks 1.0: one signature a secret, over `id.timestamp.body`. */
function signWebhook({ id, at, body, secrets }: WebhookRequest) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${mac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** Milliseconds for a request and its answer: the name, the connection, the head, the body. */
const WEBHOOK_TIMEOUT = 10_000;

/** Milliseconds after which a host without a public address is reported, at the earliest. */
const NO_ADDRESS_AFTER = 1500;

/** Bytes of an answer that are read before the connection is closed on it. */
const ANSWER_LIMIT = 64_000;

const REFUSALS: Partial<Record<FetchBlockReason, DeliveryRefusal>> = {
  timeout: 'webhook_timed_out',
  refused_address: 'webhook_no_address',
};

/** The beginning of a body: what came of it, when it breaks off or comes too slowly. */
async function readAnswer(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk.subarray(0, ANSWER_LIMIT - length), { stream: true });
      length += chunk.length;
      if (length >= ANSWER_LIMIT) break;
    }
  } catch {
    // The status has come, and with it the outcome.
  }
  return text;
}

/** The innermost cause of an error: a wrapper says only that something failed. */
function innermost(error: unknown): NodeJS.ErrnoException | null {
  if (!(error instanceof Error)) return null;
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return innermost(inner) ?? error;
}

/** Why no status came, as a code and in words. Of a name it says only that it leads nowhere. */
function refusalOf(error: unknown): { code: DeliveryRefusal; text: string } {
  const known = REFUSALS[fetchBlockReason(error)];
  if (known) return { code: known, text: '' };
  const inner = innermost(error);
  return inner?.syscall === 'getaddrinfo'
    ? { code: 'webhook_no_address', text: '' }
    : { code: 'webhook_unreachable', text: inner?.message ?? '' };
}

/**
 * Posts webhooks itself, each on a connection of its own: a kept connection may be closed by the
 * time of the next delivery, and each is judged by the address it leads to at that moment. No
 * public address counts as temporary: once its name or the saved URL is corrected, the delivery
 * goes by itself.
 */
export function webhookPoster(options: {
  allow_local_targets: boolean;
  /** What the user agent names. */
  app_origin?: string | undefined;
  timeout?: number;
  no_address_after?: number;
  /** Resolves names; this machine's own way without it. */
  resolve?: Resolve;
}): WebhookPoster {
  const { timeout = WEBHOOK_TIMEOUT, no_address_after = NO_ADDRESS_AFTER } = options;
  const is_local = options.allow_local_targets;
  const dispatcher = guardedAgent(webRules(is_local).isAllowed, timeout, options.resolve);
  const post = (request: WebhookRequest) =>
    fetch(request.url, {
      method: 'POST',
      dispatcher,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        'content-type': 'application/json',
        'user-agent': productHeaders(options.app_origin)['user-agent'],
        connection: 'close',
        ...signWebhook(request),
      },
      body: request.body,
    });

  return async (request): Promise<DeliveryOutcome> => {
    if (!is_local && !/^https:/i.test(request.url)) {
      return { kind: 'permanent', code: 'webhook_not_https' };
    }
    const started = performance.now();
    const answer = <Status>(status: Status, text: string) => ({
      status,
      text: keptText(text),
      milliseconds: Math.round(performance.now() - started),
    });
    try {
      const response = await post(request);
      const text = await readAnswer(response);
      const header = response.headers.get('retry-after');
      return webhookOutcome(answer(response.status, text), header, Date.now());
    } catch (error) {
      const { code, text } = refusalOf(error);
      // How soon it failed would distinguish a name of our own network from one that nobody has.
      const left = started + no_address_after - performance.now();
      if (code === 'webhook_no_address' && left > 0) await sleep(Math.ceil(left));
      return { kind: 'temporary', code, answer: answer(null, text) };
    }
  };
}
