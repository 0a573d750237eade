import { expect, it } from 'vitest';
import {
  isEnding,
  isNotBegun,
  isOwing,
  isRunning,
  isStillCollected,
} from './subscription-status.ts';

const meanings = (status: string) =>
  Object.entries({ isRunning, isOwing, isStillCollected, isEnding, isNotBegun }).flatMap(
    ([name, holds]) => (holds(status) ? [name] : []),
  );

it.each([
  ['active', ['isRunning']],
  ['trialing', ['isRunning']],
  ['past_due', ['isOwing', 'isStillCollected', 'isEnding']],
  ['unpaid', ['isOwing', 'isStillCollected', 'isEnding']],
  ['paused', ['isStillCollected', 'isEnding']],
  ['canceled', ['isEnding']],
  ['incomplete', ['isNotBegun']],
  ['incomplete_expired', ['isNotBegun']],
  ['a word we do not know', []],
])('a subscription that is %s: %s', (status, expected) => {
  expect(meanings(status)).toEqual(expected);
});
