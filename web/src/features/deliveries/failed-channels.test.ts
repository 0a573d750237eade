import { expect, it } from 'vitest';
import { failedChannels } from './failed-channels.ts';

const row = (kind: 'email' | 'notion' | 'crm', state: 'failed' | 'uncertain' = 'failed') => ({
  kind,
  state,
  channel: null,
});

it('failed deliveries are retried together where several failed on one channel', () => {
  expect(failedChannels([row('crm'), row('notion'), row('crm'), row('notion')], null)).toEqual([
    'notion',
    'crm_webhook',
  ]);
});

it('a single failure and deliveries that may have arrived are left out', () => {
  expect(failedChannels([row('email'), row('email', 'uncertain'), row('notion')], null)).toEqual(
    [],
  );
});

it('emails not bound to a channel count for the active one', () => {
  expect(failedChannels([row('email'), row('email')], 'webhook')).toEqual(['email_webhook']);
  expect(failedChannels([row('email'), row('email')], 'gmail')).toEqual(['gmail']);
});
