import { expect, it } from 'vitest';
import { INDEX_FORMAT } from './chunk-text.ts';
import { isCurrent } from './is-current.ts';

const sealed_to = new Date('2026-05-01T12:00:00Z');

it.each([
  [0, INDEX_FORMAT, true],
  [24.9, INDEX_FORMAT, true],
  [25.1, INDEX_FORMAT, false],
  [-0.1, INDEX_FORMAT, true],
  [-1.1, INDEX_FORMAT, false],
  [1, '1:id,name', false],
])('an index sealed %s days ago, of format %s, is current: %s', (days, format, expected) => {
  const now = new Date(sealed_to.getTime() + days * 86_400_000);
  expect(isCurrent({ format, sealed_to }, now)).toBe(expected);
});
