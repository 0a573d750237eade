import { expect, it } from 'vitest';
import { failedChannels } from './failed-channels.ts';

const row = (kind: 'email' | 'notion' | 'crm', state: 'failed' | 'uncertain' = 'failed') => ({
  kind,
  state,
  channel: null,
});

it.each<[string, ReturnType<typeof row>[], Parameters<typeof failedChannels>[1], string[]]>([
  [
    'where several failed on one channel',
    [row('crm'), row('notion'), row('crm'), row('notion')],
    null,
    ['notion', 'crm_webhook'],
  ],
  ['not where a single one failed', [row('email'), row('notion')], null, []],
  ['not with those that may have arrived', [row('email'), row('email', 'uncertain')], null, []],
  ['as of the active webhook', [row('email'), row('email')], 'webhook', ['email_webhook']],
  ['as of the active Gmail', [row('email'), row('email')], 'gmail', ['gmail']],
])('failed deliveries are retried together %s', (_, rows, active, channels) => {
  expect(failedChannels(rows, active)).toEqual(channels);
});
