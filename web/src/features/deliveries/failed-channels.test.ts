import { expect, it } from 'vitest';
import { failedChannels } from './failed-channels.ts';

const row = (kind: 'email' | 'notion' | 'crm', state: 'failed' | 'uncertain' = 'failed') => ({
  kind,
  state,
  channel: null,
});

it('what failed is retried together where several failed on one way', () => {
  expect(failedChannels([row('crm'), row('notion'), row('crm'), row('notion')], null)).toEqual([
    'notion',
    'crm_webhook',
  ]);
});

it('neither one alone nor what may have arrived is', () => {
  expect(failedChannels([row('email'), row('email', 'uncertain'), row('notion')], null)).toEqual(
    [],
  );
});

it('e-mails that went no way yet count for the one in use', () => {
  expect(failedChannels([row('email'), row('email')], 'webhook')).toEqual(['email_webhook']);
  expect(failedChannels([row('email'), row('email')], 'gmail')).toEqual(['gmail']);
});
