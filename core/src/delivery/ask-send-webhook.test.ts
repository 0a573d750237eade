import { describe, expect, it } from 'vitest';
import { sendTarget } from './ask-send.ts';
import { DELIVERY_REFUSALS } from './delivery-refusal.ts';
import { base, ANN, settings, webhook, creator, mail, ask, mine } from '../../test/send-facts.ts';

describe('an email that a webhook may have', () => {
  const pinned = mail('failed', { channel: 'email_webhook', attempts: 10 });

  it('is repeated to it as it was, and claims the address again', () => {
    expect(ask({ delivery: pinned, settings: webhook })).toEqual({ kind: 'replay', claims: true });
    const again = { ...pinned, is_anyway: true };
    expect(ask({ delivery: again, settings: webhook, sending: mine })).toEqual({
      kind: 'replay',
      claims: false,
    });
  });

  it('goes through another channel, or to another address, only anyway, as a new message', () => {
    const moved = { ...creator, email: 'new@studio.com' };
    const facts = [{ delivery: pinned }, { delivery: pinned, settings: webhook, creator: moved }];
    for (const one of facts) {
      expect(ask(one)).toMatchObject({ sentence: DELIVERY_REFUSALS.webhook_switched });
      expect(ask({ ...one, anyway: true })).toMatchObject({ kind: 'write' });
    }
  });

  it('and that waits goes through it, also while Gmail is active', () => {
    const delivery = mail('queued', { channel: 'email_webhook', attempts: 2 });
    expect(sendTarget({ ...base, delivery })).toEqual({ address: ANN, mode: 'webhook' });
    const off = { ...settings, app_password_set: false };
    expect(ask({ delivery, settings: off })).toMatchObject({ kind: 'release' });
    expect(sendTarget({ ...base, delivery: pinned })).toEqual({ address: ANN, mode: 'gmail' });
  });
});
