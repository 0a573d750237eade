import { movableClock } from '../../../functions/src/platform/movable-clock.ts';
import { choosePorts } from '../emulators/choose-ports.ts';
import { startCreatorPages } from '../stand-ins/creator-pages/start-creator-pages.ts';
import { startDns } from '../stand-ins/dns/start-dns.ts';
import { startNotion } from '../stand-ins/notion/start-notion.ts';
import { startMailbox } from '../stand-ins/mailbox/start-mailbox.ts';
import { startStripe, type LocalStripe } from '../stand-ins/stripe/start-stripe.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** Where they are unless another program is there. */
export const STAND_IN_PORTS = {
  gateway: 8790,
  mailbox: 8025,
  smtp: 1025,
  imap: 1143,
  notion: 8791,
  stripe: 8792,
} as const;

const ANY = { gateway: 0, mailbox: 0, smtp: 0, imap: 0, notion: 0, stripe: 0 };

interface StripeInput extends StripeSettings {
  /** File that moves the clock. */
  clock_offset: string;
  /** File that keeps its data after a stop; in memory only, when absent. */
  file?: string;
}

/** Null when another Stripe is meant. */
async function startOwnStripe(port: number, input: StripeInput): Promise<LocalStripe | null> {
  const { is_local, webhook_secret, clock_offset, ...settings } = input;
  const clock = movableClock(clock_offset);
  return is_local && webhook_secret
    ? startStripe({ port, webhook_secret, clock, ...settings })
    : null;
}

/** Everything outside the product that a slot brings along, on its usual ports where they are free. */
export async function startStandIns(input: { stripe: StripeInput; has_usual_ports: boolean }) {
  const usual = input.has_usual_ports ? STAND_IN_PORTS : ANY;
  const ports = await choosePorts(usual);
  const pages = await startCreatorPages({ port: ports.gateway });
  const mailbox = await startMailbox({
    port: ports.mailbox,
    smtp_port: ports.smtp,
    imap_port: ports.imap,
    clock: movableClock(input.stripe.clock_offset),
  });
  const dns = await startDns();
  const notion = await startNotion({ port: ports.notion });
  const stripe = await startOwnStripe(ports.stripe, input.stripe);
  return {
    gateway: pages.origin,
    mailbox: mailbox.origin,
    smtp_url: mailbox.smtp_url,
    imap_url: mailbox.imap_url,
    dns_server: dns.server,
    notion: notion.origin,
    stripe: stripe?.origin ?? null,
    /** Gives Stripe the address of the product's webhook. */
    connectStripe: (webhook_url: string) => stripe?.connect(webhook_url),
  };
}
