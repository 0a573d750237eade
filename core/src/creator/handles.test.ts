import { describe, expect, it } from 'vitest';
import {
  capturedHandle,
  firstHandle,
  handleFields,
  handleOf,
  handlesOf,
  platformsOf,
} from './handles.ts';

const stored = { tiktok_username: 'miamoves', instagram_username: 'mia.moves' };
const entry = { handles: { tiktok: 'miamoves', instagram: 'mia.moves' } };
const only = (handles: { tiktok?: string; instagram?: string }) => ({
  platform: 'instagram' as const,
  handles,
});

it.each([
  ['as stored', stored],
  ['as an entry', entry],
])('the handles of a creator %s', (_, creator) => {
  expect(handlesOf(creator)).toEqual(entry.handles);
  expect(handleOf(creator, 'tiktok')).toBe('miamoves');
  expect(handleFields(handlesOf(creator))).toEqual(stored);
});

it.each([null, ''])('a handle stored as %j is not known', (instagram_username) => {
  const creator = { ...stored, instagram_username };
  expect(handlesOf(creator)).toEqual({ tiktok: 'miamoves' });
  expect(handleOf(creator, 'instagram')).toBeNull();
  expect(capturedHandle({ ...creator, platform: 'instagram' }).handle).toBe('');
});

describe('the platforms of a creator', () => {
  it('begin with the one of the first capture', () => {
    expect(platformsOf({ ...stored, platform: 'tiktok' })).toEqual(['tiktok', 'instagram']);
    expect(platformsOf({ ...stored, platform: 'instagram' })).toEqual(['instagram', 'tiktok']);
  });

  it('are those with a handle', () => {
    expect(platformsOf(only({ tiktok: 'miamoves' }))).toEqual(['tiktok']);
    expect(platformsOf(only({}))).toEqual([]);
  });

  it('give the handle to show', () => {
    expect(firstHandle(only(entry.handles))).toBe('mia.moves');
    expect(firstHandle(only({ tiktok: 'miamoves' }))).toBe('miamoves');
    expect(firstHandle(only({}))).toBeNull();
  });
});
