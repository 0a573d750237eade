import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  ['Mara Kiln', 'MK'],
  ['mara', 'M'],
  ['Mara van der Kiln', 'MK'],
  ['🌸 Mara 🌸', 'M'],
  ['tester_4844065d', 'T4'],
  ['Élodie Ångström', 'ÉÅ'],
  ['𝓜𝓪𝓻𝓪 𝓚𝓲𝓵𝓷', 'MK'],
  ['Анна Ли', 'АЛ'],
  ['山田 太郎', '山'],
  ['مارا كيلن', 'م'],
  ['3 Pots', '3P'],
  ['✨', ''],
  ['', ''],
])('%s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
