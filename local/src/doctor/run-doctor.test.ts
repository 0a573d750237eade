import { beforeEach, describe, expect, it } from 'vitest';
import { expiryOf, type ReaderCount } from '@vibes/core/reader-health/reader-count';
import { readerDayDocument } from '@vibes/core/firestore/documents';
import { memoryDocuments } from '../../../functions/test/models/memory-documents.ts';
import { readDoctorArguments } from './read-doctor-arguments.ts';
import { runDoctor } from './run-doctor.ts';

const now = new Date('2026-05-20T12:20:00Z');
let documents: ReturnType<typeof memoryDocuments>;
beforeEach(() => {
  documents = memoryDocuments();
});
const doctor = () => runDoctor({ documents, clock: () => now });

async function count(hour: string, counts: Partial<ReaderCount>[]) {
  const none = {
    reader: 'tiktok',
    hour: new Date(`${hour}:00:00Z`),
    expected: 0,
    fallback: 0,
    blind: 0,
  };
  const data = { counts: counts.map((one) => ({ ...none, ...one })), expires_at: expiryOf(now) };
  const path = readerDayDocument.path(hour.slice(0, 10), `at${hour.slice(11)}`);
  await documents.commit([{ kind: 'create', path, data }]);
}

describe('doctor', () => {
  it('shows the health of each reader, and since when one is blind', async () => {
    await count('2026-05-10T09', [
      { expected: 970, blind: 30 },
      { reader: 'komi.io', expected: 3 },
    ]);
    await count('2026-05-20T08', [
      { expected: 30 },
      { reader: 'linktr.ee', expected: 38, fallback: 2 },
    ]);
    await count('2026-05-20T11', [{ expected: 2, fallback: 8, blind: 40 }]);
    expect(await doctor()).toEqual({
      is_well: false,
      lines: [
        'readers',
        '  reader     pages in 24 h  as expected  by fallback  blind  usual  verdict',
        '  komi.io                0            0            0      0      –  too few pages to say',
        '  linktr.ee             40           38            2      0      –  well',
        '  tiktok                80           32            8     40    3 %  blind since 2026-05-20 11:00 UTC',
        '  The reader of tiktok is blind since 2026-05-20 11:00 UTC: 48 of 80 pages of the last 24 hours came without the data it expects. Usually it is 3 %.',
        '  See docs/operations.md for what to do.',
      ],
    });
  });

  it('says that all is well', async () => {
    expect(await doctor()).toEqual({
      is_well: true,
      lines: ['readers', '  No page of a known service was read in 30 days.'],
    });
    await count('2026-05-20T08', [{ expected: 30 }]);
    const { is_well, lines } = await doctor();
    expect([is_well, lines.at(-1)]).toEqual([true, '  No reader is blind.']);
  });

  it('goes on after a check that fails', async () => {
    const broken = { name: 'one', look: () => Promise.reject(new Error('The line is down.')) };
    const sound = { name: 'two', look: () => Promise.resolve({ is_well: true, lines: ['Fine.'] }) };
    expect(await runDoctor({ documents, clock: () => now }, [broken, sound])).toEqual({
      is_well: false,
      lines: ['one', '  Could not be checked: The line is down.', 'two', '  Fine.'],
    });
  });
});

describe('its command line', () => {
  it.each([
    [[], null],
    [['brand-live'], 'brand-live'],
  ])('%j', (args, asked) => expect(readDoctorArguments(args)).toEqual(asked));

  it.each([[['one', 'two']], [['']], [['--all']]])('says how to use it after %j', (args) => {
    expect(() => readDoctorArguments(args)).toThrow(/Use: npm run -s doctor/);
  });
});
