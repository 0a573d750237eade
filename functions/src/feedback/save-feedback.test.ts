import { expect, it } from 'vitest';
import { feedbackDocument } from '@vibes/core/firestore/documents';
import { memoryDocuments } from '../../test/models/memory-documents.ts';
import { saveFeedback } from './save-feedback.ts';

const PER_MINUTE = 3;
const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

function opened() {
  const documents = memoryDocuments();
  let now = new Date('2026-05-01T12:00:40Z');
  const ports = { documents, clock: () => now, per_minute: PER_MINUTE };
  const stored = () =>
    Object.entries(documents.dump()).filter(([path]) => path.startsWith('anonymous_feedback/'));
  return {
    documents,
    ports,
    stored,
    save: (n: number, feedback = 'Love it.') => saveFeedback(ports, { id: idOf(n), feedback }),
    later: (ms: number) => (now = new Date(now.getTime() + ms)),
  };
}

it('feedback is stored with its time and its end, and with nothing else', async () => {
  const { save, stored } = opened();
  expect(await save(1)).toBe(true);
  const data = {
    feedback: 'Love it.',
    created_at: new Date('2026-05-01T12:00:40Z'),
    expires_at: new Date('2027-04-30T12:00:40Z'),
  };
  expect(stored()).toEqual([[feedbackDocument.path(idOf(1)), data]]);
});

it('a submission sent again, later or at the same time, is stored once', async () => {
  const { save, stored, later } = opened();
  expect((await Promise.all([save(1), save(1)])).filter(Boolean)).toHaveLength(1);
  const before = stored();
  later(1000);
  expect(await save(1)).toBe(false);
  expect(stored()).toEqual(before);
  expect(before).toHaveLength(1);
});

it('more than the limit of a minute is refused with the time to wait, and taken in the next', async () => {
  const { save, stored, later } = opened();
  for (let n = 1; n <= PER_MINUTE; n += 1) await save(n);
  const refusal = { code: 'rate_limited', retryAfter: 20 };
  await expect(save(4)).rejects.toMatchObject(refusal);
  expect(stored()).toHaveLength(PER_MINUTE);
  later(20_000);
  await save(4);
  expect(stored()).toHaveLength(PER_MINUTE + 1);
});

it('a submission that is stored already is answered normally beyond the limit too', async () => {
  const { save } = opened();
  for (let n = 1; n <= PER_MINUTE; n += 1) await save(n);
  await expect(save(1)).resolves.toBe(false);
});

it('a fault of the database is thrown', async () => {
  const { ports, documents } = opened();
  const broken = { ...documents, commit: () => Promise.reject(new Error('down')) };
  const save = saveFeedback({ ...ports, documents: broken }, { id: idOf(1), feedback: 'Hi' });
  await expect(save).rejects.toThrow('down');
});
