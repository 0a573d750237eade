import { describe, expect, it } from 'vitest';
import { countingDocuments } from '../../../local/src/bench/counting-documents.ts';
import { crmSettingsDocument, deliveryDocument } from '@vibes/core/firestore/documents';
import { findKeyOwner } from '../account/find-key-owner.ts';
import { memoryWorld } from '../../test/memory-world.ts';
import { ANN, BOB, phone } from '../../test/phone.ts';
import type { Documents } from '../ports/documents.ts';

const MINUTE = 60_000;

describe('what a capture costs', () => {
  it.each([
    ['built-in', 'an account’s first', 1, 13],
    ['notion', 'an account’s first', 2, 14],
    ['built-in', 'a later', 1, 13],
    ['notion', 'a later', 2, 13],
    ['webhook', 'a later', 2, 13],
  ] as const)(
    'is at most 12 reads and the promised writes: %s, %s one, its %s deliveries, %s writes',
    async (active_crm_mode, which, deliveries, writes) => {
      const memory = await memoryWorld();
      const world = { ...memory, ...phone(memory) };
      const press = async (url: string, documents: Documents) => {
        const owner = await findKeyOwner({ ...world.ports, documents }, await world.apiKey());
        await world.requestCapture({ url }, { documents }, owner);
      };
      if (which === 'a later') await press(BOB, world.ports.documents);
      world.later(2 * MINUTE);
      await world.write('update', crmSettingsDocument.path('max'), { active_crm_mode });
      const { cost, documents } = countingDocuments(world.documents);
      await press(ANN, documents);
      expect(world.under(deliveryDocument.collection('max'))).toHaveLength(deliveries);
      expect(cost.reads).toBeLessThanOrEqual(12);
      expect(cost.writes).toBeLessThanOrEqual(writes);
    },
  );
});
