import { DEFAULT_EMAIL_SETTINGS } from '../src/account/email-settings.ts';
import type { OtherEmail } from '../src/contact/contact-candidate.ts';
import { askSend, type SendFacts } from '../src/delivery/ask-send.ts';
import type { Delivery, DeliveryState } from '../src/delivery/delivery.ts';
import { NO_SENDING_FACTS } from '../src/delivery/sending-facts.ts';
import { queuedEmail } from './queued-email.ts';

/** What is stored when a person asks for the email to Ann. */

export const now = new Date('2026-05-01T12:00:00Z');
export const ANN = 'ann@studio.com';
export const settings = {
  ...DEFAULT_EMAIL_SETTINGS,
  email_address: 'max@gmail.com',
  app_password_set: true,
  webhook_url: 'https://hooks.example.com/a',
};
export const webhook = { ...settings, active_email_mode: 'webhook' } as const;
export const creator = {
  email: ANN,
  email_sent: false,
  email_refused_at: null,
  opted_out_at: null,
  other_emails: [] as OtherEmail[],
};
export const base: SendFacts = {
  creator,
  delivery: null,
  delivery_id: 'email_ann',
  settings,
  sending: NO_SENDING_FACTS,
  anyway: false,
};
export const mail = (state: DeliveryState, change: Partial<Delivery> = {}): Delivery =>
  queuedEmail({ state, ...change });
export const ask = (change: Partial<SendFacts>) => askSend({ ...base, ...change });
export const mine = { ...NO_SENDING_FACTS, contacted_by: 'email_ann' };
export const others = { ...NO_SENDING_FACTS, contacted_by: 'email_twin' };
export const suppressed = (reason: 'opted_out' | 'bounced') => ({
  ...NO_SENDING_FACTS,
  suppression: { uid: 'max', reason, at: now },
});
