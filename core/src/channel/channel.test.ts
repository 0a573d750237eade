import { expect, it } from 'vitest';
import { EMAIL_MODES } from '../account/email-settings.ts';
import { DELIVERY_REFUSALS } from '../delivery/delivery-refusal.ts';
import {
  CHANNEL_FACTS,
  CHANNELS,
  mirrorChannel,
  crmChannel,
  emailChannel,
  isMailbox,
  WEBHOOK_CHANNELS,
} from './channel.ts';

it('the channels keep their order, which is the order on the screen', () => {
  expect(CHANNELS).toEqual(['gmail', 'email_webhook', 'notion', 'crm_webhook']);
  expect(WEBHOOK_CHANNELS).toEqual(['email_webhook', 'crm_webhook']);
  expect(CHANNELS.filter(isMailbox)).toEqual(['gmail']);
});

it('each mode of the settings has its channel, and the built-in CRM none', () => {
  expect(EMAIL_MODES.map(emailChannel)).toEqual(['gmail', 'email_webhook']);
  expect(emailChannel(null)).toBe('gmail');
  expect((['built-in', 'notion', 'webhook'] as const).map(crmChannel)).toEqual([
    null,
    'notion',
    'crm_webhook',
  ]);
});

it('each kind of mirror has its channel', () => {
  expect((['notion', 'crm'] as const).map(mirrorChannel)).toEqual(['notion', 'crm_webhook']);
});

it.each(CHANNELS)('%s is recognized by its own name and by that of its deliveries', (channel) => {
  const { name, deliveries, stopped } = CHANNEL_FACTS[channel];
  const others = CHANNELS.filter((one) => one !== channel).map((one) => CHANNEL_FACTS[one]);
  expect(others.map((other) => other.name)).not.toContain(name);
  expect(others.map((other) => other.deliveries)).not.toContain(deliveries);
  expect(stopped === null || DELIVERY_REFUSALS[stopped].includes('Resume')).toBe(true);
});
