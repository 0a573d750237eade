import {
  creatorPlace,
  creditEntryPlace,
  emailSettingsPlace,
  referralSummaryPlace,
  usageCreditsPlace,
} from '@vibes/core/firestore/places';
import { Timestamp, type DocumentData } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { readDocument, readDocuments } from './read-documents.ts';

const at = new Date('2026-05-01T12:00:00Z');
const row = (id: string, fields: DocumentData) => ({ id, data: () => fields });
const NOTHING = { data: () => undefined };

describe('a stored document', () => {
  it('has the numbers that nothing was added to yet', () => {
    const { read } = referralSummaryPlace.at('ann');
    expect(readDocument(read, row('summary', { clicks: 4 }))).toEqual({
      clicks: 4,
      sign_ups: 0,
      paying: 0,
      earned: 0,
      paid_out: 0,
    });
  });

  it('keeps what was written, also zero', () => {
    const { read } = usageCreditsPlace.at('ann');
    const stored = { num_credits: 0, granted_invoice: 'in_1', trial_used_before: true };
    expect(readDocument(read, row('ann', stored))).toMatchObject(stored);
  });

  it('is the default of its place where there is none', () => {
    expect(readDocument(creatorPlace.at('ann', 'c1').read, NOTHING)).toBeNull();
    expect(readDocument(emailSettingsPlace.at('ann').read, NOTHING)).toBeNull();
    expect(readDocument(referralSummaryPlace.at('ann').read, NOTHING)).toEqual({
      clicks: 0,
      sign_ups: 0,
      paying: 0,
      earned: 0,
      paid_out: 0,
    });
  });

  it('has dates for timestamps, at any depth', () => {
    const { read } = usageCreditsPlace.at('ann');
    const time = Timestamp.fromDate(at);
    const credits = readDocument(read, row('ann', { resets_at: time, grants: [{ paid: time }] }));
    expect(credits).toMatchObject({ resets_at: at, grants: [{ paid: at }] });
  });

  it('requests an estimate of a time the server has yet to set', () => {
    const { read } = creditEntryPlace.at('ann', 'e1');
    const data = ({ serverTimestamps }: { serverTimestamps: string }) => ({
      at: serverTimestamps === 'estimate' ? Timestamp.fromDate(at) : null,
    });
    expect(readDocument(read, { data })).toMatchObject({ at });
  });
});

it('the documents of a collection have their ids', () => {
  const { read } = creditEntryPlace.within('ann');
  const docs = [
    row('e2', { delta: -1, creator_name: 'Mara' }),
    row('e1', { delta: 10, creator_name: null }),
  ];
  expect(readDocuments(read, { docs })).toEqual([
    { id: 'e2', delta: -1, creator_name: 'Mara' },
    { id: 'e1', delta: 10, creator_name: null },
  ]);
});
