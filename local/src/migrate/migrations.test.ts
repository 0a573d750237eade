import * as documents from '@vibes/core/firestore/documents';
import { creatorSchema } from '@vibes/core/creator/creator';
import { deliverySchema } from '@vibes/core/delivery/delivery';
import { creatorPlace, deliveryPlace } from '@vibes/core/firestore/places';
import { describe, expect, it } from 'vitest';
import { plainCreator } from '../../../core/test/plain-creator.ts';
import { queuedEmail } from '../../../core/test/queued-email.ts';
import { migrations } from './migrations.ts';

it('each has its own day and name, and reads documents that exist', () => {
  const ids = migrations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^20\d\d-\d\d-\d\d-[a-z-]+$/);
  const templates = Object.values(documents).map(({ template }) => template);
  expect(templates).toEqual(expect.arrayContaining(migrations.map(({ place }) => place.template)));
});

const SINCE = ['seen_at', 'last_in_text', 'replied_to_step', 'said'];
/** As version 1.0 stored it. */
const stored = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !SINCE.includes(name)));
const delivery = stored(queuedEmail());
const creator = stored(plainCreator('ann', new Date('2026-05-01T12:00:00Z')));

describe('a document of version 1.0', () => {
  it.each([
    ['creator', creator, creatorSchema, creatorPlace.at('max', 'ann')],
    ['delivery', delivery, deliverySchema, deliveryPlace.at('max', 'email_ann')],
  ] as const)('is a %s to the server and to the browser alike', (_, fields, schema, place) => {
    const read = schema.parse(fields);
    expect(read).toMatchObject(fields);
    expect(place.read(fields)).toEqual(read);
  });

  const bounce = { at: new Date(0), sentence: 'x', fault: 'recipient', is_temporary: true };
  it.each([
    [{ state: 'failed' }, true],
    [{ state: 'uncertain' }, true],
    [{ state: 'held' }, false],
    [{ state: 'sent', bounce }, true],
    [{ state: 'sent' }, false],
    [{ state: 'queued' }, false],
    [{ state: 'cancelled' }, false],
    [{ state: 'failed', seen_at: null }, false],
    [{ state: 'failed', seen_at: new Date(0) }, false],
  ])('is found as not seen where it needs to be: %o', (change, is) => {
    const [seenAt] = migrations;
    const added = seenAt?.add({ ...delivery, ...change }, 'users/max/deliveries/email_ann');
    expect(added).toEqual(is ? { seen_at: null } : null);
  });
});
