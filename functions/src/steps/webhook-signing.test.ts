import { userSecretsDocument } from '@vibes/core/firestore/documents';
import { describe, expect, it } from 'vitest';
import { plainSecretBox } from '../../test/models/plain-secret-box.ts';
import { signers, signingSecrets } from './webhook-signing.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const secretsOf = (stored?: Record<string, unknown>, uid = 'max') =>
  signingSecrets(plainSecretBox(), {
    uid,
    state: userSecretsDocument.at(uid).read(stored),
    now: NOW,
  });
const rotated = (webhook_generation: number, hours: number) =>
  secretsOf({ webhook_generation, webhook_rotated_at: ago(hours) });

describe('the signing secret', () => {
  it('is there before anything is stored, in the form of Standard Webhooks', () => {
    const { secret, previous } = secretsOf();
    expect(previous).toBeNull();
    expect(secret).toMatch(/^whsec_[\w+/]+=*$/);
    const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64').length;
    expect(bytes).toBeGreaterThanOrEqual(24);
    expect(bytes).toBeLessThanOrEqual(64);
    expect(secretsOf({ app_password: 'sealed' }).secret).toBe(secret);
  });

  it('is another for another user and another generation', () => {
    const all = [secretsOf(), secretsOf(undefined, 'eve'), rotated(1, 48), rotated(2, 48)];
    expect(new Set(all.map(({ secret }) => secret)).size).toBe(all.length);
  });

  it('is joined by the one before it for a day after a rotation', () => {
    const first = secretsOf().secret;
    expect(rotated(1, 23.9).previous).toEqual({ secret: first, until: ago(-0.1) });
    expect(signers(rotated(1, 1))).toEqual([rotated(1, 1).secret, first]);
    expect(rotated(1, 24).previous).toBeNull();
    expect(signers(rotated(1, 24))).toEqual([rotated(1, 24).secret]);
  });

  it('is joined by one other at most, however often it was rotated', () => {
    const { secret } = rotated(1, 1);
    expect(signers(rotated(2, 0))).toEqual([rotated(2, 0).secret, secret]);
  });
});
