import { DELIVERY_KINDS, deliverySchema } from '@vibes/core/delivery/delivery';
import { refusal } from '@vibes/core/delivery/delivery-refusal';
import { describe, expect, it } from 'vitest';
import {
  isWebhook,
  reasonOf,
  STATE_WORDS,
  thingOf,
  triesWord,
  wayOf,
  whatOf,
} from './delivery-words.ts';

const ann = { creator_name: 'Ann Lee', to: 'ann@lee.example' };

describe('the words of a delivery', () => {
  it('exist for every state, each its own', () => {
    const states = deliverySchema.shape.state.options;
    expect(Object.keys(STATE_WORDS).toSorted()).toEqual([...states, 'bounced'].toSorted());
    expect(new Set(Object.values(STATE_WORDS)).size).toBe(states.length + 1);
  });

  it('name each kind by itself and inside a sentence', () => {
    const described = DELIVERY_KINDS.map((kind) => [
      whatOf({ ...ann, kind }),
      thingOf({ ...ann, kind }),
    ]);
    expect(described).toEqual([
      ['Email to ann@lee.example', 'email to Ann Lee'],
      ['Copy to Notion', 'copy of Ann Lee to Notion'],
      ['Copy to CRM webhook', 'copy of Ann Lee to your CRM webhook'],
    ]);
  });

  it('leave out the name that older deliveries lack', () => {
    expect(thingOf({ ...ann, kind: 'email', creator_name: '' })).toBe('email to ann@lee.example');
    expect(thingOf({ kind: 'crm', creator_name: '', to: '' })).toBe(
      'copy of this creator to your CRM webhook',
    );
  });

  it('name the channel of an email once it is settled', () => {
    expect(wayOf({ kind: 'email', channel: 'gmail' })).toBe('through Gmail');
    expect(wayOf({ kind: 'email', channel: 'email_webhook' })).toBe('through your email webhook');
    expect(wayOf({ kind: 'email', channel: null })).toBeNull();
    expect(wayOf({ kind: 'notion', channel: 'notion' })).toBeNull();
  });

  it('count the attempts', () => {
    expect([0, 1, 3].map((attempts) => triesWord({ attempts }))).toEqual([null, null, '3 tries']);
  });
});

describe('the reason', () => {
  it('is the sentence of what stopped it, and none once it was sent', () => {
    const last_error = refusal('webhook_failed');
    expect(reasonOf({ replaced_by: null, state: 'queued', last_error })).toBe(last_error.sentence);
    expect(reasonOf({ replaced_by: null, state: 'sent', last_error })).toBeNull();
    expect(reasonOf({ replaced_by: null, state: 'sending', last_error })).toBeNull();
    expect(reasonOf({ replaced_by: null, state: 'held', last_error: null })).toBeNull();
  });

  it('is never missing where nobody knows what happened', () => {
    expect(reasonOf({ replaced_by: null, state: 'uncertain', last_error: null })).toMatch(
      /may have arrived/,
    );
  });

  it('says that a later email replaced it, and that an uncertain one may have arrived', () => {
    const replaced = { replaced_by: 'email_ann_a1', last_error: refusal('outcome_unknown') };
    expect(reasonOf({ ...replaced, state: 'sent' })).toBeNull();
    expect(reasonOf({ ...replaced, state: 'failed' })).toBe(
      'You have sent this creator another email since.',
    );
    expect(reasonOf({ ...replaced, state: 'uncertain' })).toBe(
      'It may have arrived. You have sent this creator another email since.',
    );
  });
});

it.each([
  [{ kind: 'crm', channel: null }, true],
  [{ kind: 'email', channel: 'email_webhook' }, true],
  [{ kind: 'email', channel: 'gmail' }, false],
  [{ kind: 'email', channel: null }, false],
  [{ kind: 'notion', channel: 'notion' }, false],
] as const)('%o is a request that can be read: %s', (delivery, isOne) => {
  expect(isWebhook(delivery)).toBe(isOne);
});
