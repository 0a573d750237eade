import { describe, expect, it } from 'vitest';
import { describeCreator } from '../capture/describe-creator.ts';
import type { Creator } from './creator.ts';
import { serverWrote, writerOf } from './writer.ts';

const now = new Date('2026-05-01T12:00:00Z');
const later = new Date('2026-05-01T12:00:01Z');
const captured: Creator = describeCreator({
  known: null,
  id: 'ann',
  target: { platform: 'tiktok', handle: 'ann' },
  reading: { kind: 'blocked', reason: 'waf', contact: { contact: null, others: [] } },
  note: '',
  now,
});
const personWrote = { updated_at: later, writer: { by: 'person', at: later } } as const;
const noted = { notes: 'met at the fair' };
const set = { status: 'Responded', status_set_by: 'person' } as const;
const undone = { status: 'Discovered', status_set_by: 'event' } as const;

/**
 * A creator as written by the server and a person of this version, and by earlier versions, which
 * wrote no such field.
 */
const BEFORE: Record<string, Creator> = {
  'the server left': captured,
  'a person left': { ...captured, writer: { by: 'person', at: now } },
  'the version before left': { ...captured, writer: null },
};

describe.each(Object.entries(BEFORE))('of a creator that %s', (_, before) => {
  const writer = (change: Partial<Creator>, from = before) =>
    writerOf(from, { ...from, ...change });

  it('a write belongs to the writer it names, whatever it changes', () => {
    for (const change of [noted, set, { email_sent: true }, {}]) {
      expect(writer({ ...change, ...serverWrote(later) })).toBe('server');
      expect(writer({ ...change, ...personWrote })).toBe('person');
      const request = { ...change, capture_id: 'press2' };
      expect(writer({ ...request, ...serverWrote(later) })).toBe('server');
    }
  });

  it('notes and a status of an app that names no writer are a person’s', () => {
    expect(writer({ ...noted, updated_at: later })).toBe('person');
    expect(writer({ ...set, updated_at: later })).toBe('person');
    expect(writer({ ...undone, updated_at: later }, { ...before, ...set })).toBe('person');
  });

  it.each<Partial<Creator>>([
    { ...noted, capture_id: 'press2' },
    { status: 'Contacted', email_sent: true },
    { email: 'ann@agency.com', email_set_by: 'person' },
  ])('what an earlier server writes without naming a writer is not: %o', (change) => {
    expect(writer({ ...change, updated_at: later })).toBe('server');
    const known = { ...before, status: 'Rejected', status_set_by: 'person' } as const;
    const { status } = known;
    expect(writer({ ...change, status, updated_at: later }, known)).toBe('server');
  });
});
