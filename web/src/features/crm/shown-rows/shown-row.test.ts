import { entryOf, type CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { Creator } from '@vibes/core/creator/creator';
import { describe, expect, it } from 'vitest';
import { emailToAnn } from '../../../../test/deliveries.ts';
import { ann as document, NOW } from '../../../../test/features/crm/sample-creator.ts';
import { withOptimisticStatuses } from '../../../shared/creator/status/shown-status.ts';
import { creatorList, NEWEST, shownRow } from './shown-row.ts';

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const entry = entryOf(document);
const row = (sources: Partial<Parameters<typeof shownRow>[0]> = {}) =>
  shownRow({
    ...{ entry, document: undefined, delivery: undefined, chosen: undefined, isFresh: false },
    ...sources,
  });

describe('a row of the table', () => {
  it('is the entry until the document is read, and knows what only that says as nothing', () => {
    const known = row({ entry: { ...entry, email: 'entry@studio.test' } });
    expect(known).toMatchObject({ email: 'entry@studio.test', emailState: 'unknown' });
    expect([known.document, known.may_be_from, known.isSaving]).toEqual([undefined, null, false]);
  });

  it('has the fields of the document where that is as new, and of the entry where that is newer', () => {
    const read: Creator = { ...document, name: 'Document' };
    expect(row({ document: read }).name).toBe('Document');
    const newer: CreatorEntry = { ...entry, name: 'Entry', updated_at: later(1) };
    expect(row({ document: read, entry: newer }).name).toBe('Entry');
  });

  it('says of the document who may have written, also where the entry is newer', () => {
    const may_be_from = { at: NOW, from: 'x@y.test', count: 1, day: '2026-05-01', kept: 1 };
    const newer = { ...entry, updated_at: later(1) };
    expect(row({ document: { ...document, may_be_from }, entry: newer })).toMatchObject({
      may_be_from,
    });
  });

  it('shows the status just chosen as the person’s, until the creator was changed after it', () => {
    const chosen = { status: 'Responded', before: null } as const;
    expect(row({ chosen })).toMatchObject({
      ...{ status: 'Responded', status_set_by: 'person', isSaving: true },
    });
    const saved = { ...chosen, before: NOW };
    expect(row({ chosen: saved, document })).toMatchObject({
      ...{ status: 'Responded', isSaving: false },
    });
    const changed: Creator = { ...document, status: 'Converted', updated_at: later(1) };
    expect(row({ chosen: saved, document: changed }).status).toBe('Converted');
  });

  it('has the state of the newest email, else what the document says, else the entry', () => {
    const sent = { ...entry, email_sent: true };
    expect(row({ entry: sent }).emailState).toBe('sent');
    expect(row({ entry: sent, document, delivery: null }).emailState).toBe('none');
    const delivery = emailToAnn({ state: 'held' });
    expect(row({ entry: sent, document, delivery })).toMatchObject({
      ...{ emailState: 'held', delivery },
    });
  });
});

describe('the list of creators', () => {
  const many = (count: number, from = 0): CreatorEntry[] =>
    Array.from({ length: count }, (_, i) => ({
      ...entry,
      ...{ id: `c${from + i}`, created_at: later(-from - i) },
    }));
  const nothing = { rows: [], isWhole: false };
  const ids = (list: { rows: readonly CreatorEntry[] }) => list.rows.map(({ id }) => id);

  it('is that of the last visit until the newest come', () => {
    const last = many(2);
    expect(creatorList({ newest: null, stored: nothing, last })).toEqual({
      ...{ rows: last, isWhole: true },
    });
    expect(creatorList({ newest: null, stored: nothing, last: null })).toEqual({
      ...{ rows: [], isWhole: false },
    });
  });

  it('is the newest alone where there are no others', () => {
    const newest = many(2);
    expect(creatorList({ newest, stored: nothing, last: many(1) })).toEqual({
      ...{ rows: newest, isWhole: true },
    });
  });

  it('is the store once that has all, which hears of changes itself', () => {
    const stored = { rows: many(NEWEST + 5), isWhole: true };
    expect(creatorList({ newest: many(NEWEST), stored, last: null })).toBe(stored);
  });

  it('is the newest with those that the store has so far', () => {
    const newest = [{ ...entry, id: 'new', created_at: later(9) }, ...many(NEWEST - 1)];
    const list = creatorList({ newest, stored: { rows: many(40), isWhole: false }, last: null });
    expect(list.isWhole).toBe(false);
    expect(ids(list)).toEqual(['new', ...many(40).map(({ id }) => id)]);
  });

  it('has the chosen statuses, and is the same list where none differs', () => {
    const rows = many(2);
    expect(withOptimisticStatuses(rows, new Map())).toBe(rows);
    const same = new Map([['c0', { status: rows[0]?.status ?? 'Contacted', before: null }]]);
    expect(withOptimisticStatuses(rows, same)).toBe(rows);
    const shown = withOptimisticStatuses(
      rows,
      new Map([['c0', { status: 'Responded', before: null }]]),
    );
    expect(shown[0]).toMatchObject({ status: 'Responded', status_set_by: 'person' });
    expect(shown[1]).toBe(rows[1]);
  });
});
