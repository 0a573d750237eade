import { beforeEach, expect, it, vi } from 'vitest';
import { storageInMemory } from '../../test/lib/storage-in-memory.ts';
import { markSession, showSessionMark } from './session-mark.ts';

const stored = new Map<string, string>();
const classes = new Set<string>();

beforeEach(() => {
  stored.clear();
  classes.clear();
  vi.stubGlobal('localStorage', storageInMemory(stored));
  const toggle = (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name));
  vi.stubGlobal('document', { documentElement: { classList: { toggle } } });
});

it('is shown on the page at once, and ends with the session', () => {
  markSession(true);
  expect(classes).toEqual(new Set(['signed-in']));
  markSession(false);
  expect(classes).toEqual(new Set());
  expect(stored.size).toBe(0);
});

it('set or removed by another tab is shown when the page reads it again', () => {
  stored.set('vibes.signed-in', '1');
  showSessionMark();
  expect(classes).toEqual(new Set(['signed-in']));
  stored.clear();
  showSessionMark();
  expect(classes).toEqual(new Set());
});
