import { refusal, type DeliveryRefusal } from '@vibes/core/delivery/delivery-refusal';
import { expect, it } from 'vitest';
import { fixLink } from './fix-link.ts';

const placeOf = (code: DeliveryRefusal, kind: 'email' | 'notion' | 'crm' = 'email') =>
  fixLink({ kind, state: 'failed', last_error: refusal(code) })?.label;

it.each([
  ['not_set_up', 'email', 'Open Email Settings'],
  ['mailbox_refused_sign_in', 'email', 'Open Email Settings'],
  ['webhook_gone', 'email', 'Open Email Settings'],
  ['webhook_gone', 'crm', 'Open CRM'],
  ['notion_key_refused', 'notion', 'Open CRM'],
  ['message_refused', 'email', 'Open Message Templates'],
  ['recipient_refused', 'email', undefined],
  ['recipient_mailbox_full', 'email', undefined],
  ['mail_server_not_trusted', 'email', undefined],
  ['notion_busy', 'notion', undefined],
  ['gave_up', 'crm', undefined],
] as const)('%s of a delivery of kind %s is corrected under: %s', (code, kind, label) => {
  expect(placeOf(code, kind)).toBe(label);
});

it('there is nothing to correct for what was sent or stopped', () => {
  for (const state of ['sent', 'cancelled'] as const)
    expect(fixLink({ kind: 'email', state, last_error: refusal('not_set_up') })).toBeNull();
  expect(fixLink({ kind: 'email', state: 'failed', last_error: null })).toBeNull();
});
