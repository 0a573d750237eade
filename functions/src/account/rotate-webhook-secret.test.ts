import { expect, it } from 'vitest';
import { userSecretsDocument } from '@vibes/core/firestore/documents';
import { memoryWorld } from '../../test/memory-world.ts';
import { signingSecrets } from '../steps/webhook-signing.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';

const HOUR = 3_600_000;

async function openWorld() {
  const world = await memoryWorld();
  return {
    ...world,
    rotate: () => rotateWebhookSecret(world.ports, world.uid),
    secrets: () =>
      signingSecrets(world.ports.secrets, {
        uid: world.uid,
        state: userSecretsDocument
          .at(world.uid)
          .read(world.data(userSecretsDocument.path(world.uid))),
        now: world.ports.clock(),
      }),
  };
}

it('a rotation makes a new secret, and the previous one keeps signing for a day', async () => {
  const world = await openWorld();
  const { app_password } = world.data(userSecretsDocument.path('max')) ?? {};
  const before = world.secrets().secret;
  await world.rotate();
  expect(world.secrets().secret).not.toBe(before);
  expect(world.secrets().previous).toEqual({
    secret: before,
    until: new Date('2026-05-02T12:00:00Z'),
  });
  expect(world.data(userSecretsDocument.path('max'))).toMatchObject({ app_password });
  world.later(24 * HOUR);
  expect(world.secrets().previous).toBeNull();
});

it('presses within a minute or at the same instant are one rotation', async () => {
  const world = await openWorld();
  const before = world.secrets().secret;
  await Promise.all([world.rotate(), world.rotate(), world.rotate()]);
  world.later(59_000);
  await world.rotate();
  expect(world.secrets().previous?.secret).toBe(before);
});

it('another rotation within the day keeps the secret just before it, and no third', async () => {
  const world = await openWorld();
  await world.rotate();
  const second = world.secrets().secret;
  world.later(HOUR);
  await world.rotate();
  expect(world.secrets().previous).toEqual({
    secret: second,
    until: new Date('2026-05-02T13:00:00Z'),
  });
});

it('the first secret an account stores may be a rotation, and not of an account that is not open', async () => {
  const world = await openWorld();
  await world.write('delete', userSecretsDocument.path('max'));
  const before = world.secrets().secret;
  await world.rotate();
  expect(world.secrets().previous?.secret).toBe(before);
  await expect(rotateWebhookSecret(world.ports, 'nobody')).rejects.toMatchObject({
    code: 'unauthorized',
  });
});
