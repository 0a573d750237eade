import { expect, it } from 'vitest';
import { askAnswerAgain } from './ask-answer-again.ts';

type Facts = Parameters<typeof askAnswerAgain>[0];
const facts: Facts = {
  answer: { state: 'failed', revision: 2 },
  settings: { email_address: 'max@gmail.com', app_password_set: true },
  is_opted_out: false,
  anyway: false,
  seen_revision: undefined,
};
const inState = (state: Facts['answer']['state'], more: Partial<Facts> = {}) => ({
  answer: { state, revision: 2 },
  ...more,
});
const anyway = { anyway: true, seen_revision: 2 };
const earlier = { anyway: true, seen_revision: 1 };

it.each<[string, string, Partial<Facts>]>([
  ['that failed', 'queue', {}],
  ['that was stopped', 'queue', inState('cancelled')],
  ['that waits', 'queue', inState('queued')],
  ['that may have arrived, anyway', 'queue', inState('uncertain', anyway)],
  ['that may have arrived', 'outcome_unknown', inState('uncertain')],
  ['that went out', 'already_sent', inState('sent')],
  ['that went out, anyway', 'already_sent', inState('sent', anyway)],
  ['that is being sent', 'sending_now', inState('sending', anyway)],
  ['to one who unsubscribed', 'opted_out', inState('uncertain', { ...anyway, is_opted_out: true })],
  ['without an address', 'not_set_up', { settings: { ...facts.settings, email_address: null } }],
  [
    'without a password',
    'not_set_up',
    { settings: { ...facts.settings, app_password_set: false } },
  ],
  ['that goes by the same assent', 'done', inState('queued', earlier)],
  ['that went by the same assent', 'done', inState('sent', earlier)],
  ['that failed since', 'changed', inState('failed', earlier)],
  ['that is uncertain again since', 'changed', inState('uncertain', earlier)],
])('an answer %s, tried again: %s', (_, expected, change) => {
  const verdict = askAnswerAgain({ ...facts, ...change });
  expect('code' in verdict ? verdict.code : verdict.kind).toBe(expected);
});
