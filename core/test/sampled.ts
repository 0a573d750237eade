import { inject } from 'vitest';
import './soak-rounds.ts';

// core knows no platform; only its tests run in Node.
declare const process: { env: Record<string, string | undefined> };

const SHARE = 10;

/** FNV-1a, mixed at the end: two seeds that differ in one letter pick other cases. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/** A tenth of `cases`, one at least, in their order. Each seed picks others. */
export function pickTenth<Case>(cases: readonly Case[], seed: string): Case[] {
  const ranked = cases.map((_, at) => [hash(`${seed} ${cases.length} ${at}`), at] as const);
  const picked = ranked
    .toSorted(([one], [other]) => one - other)
    .slice(0, Math.ceil(cases.length / SHARE))
    .map(([, at]) => at);
  return picked.toSorted((one, other) => one - other).map((at) => cases[at] as Case);
}

/**
 * A table about the reading of contacts: all of it in the deep run, in every other run a tenth that
 * moves with the commit (VIBES_SEED). A test file with such a table is named `.sampled.test.ts`, by
 * which the deep run finds it. Access, money, sending, secrets and targets of requests are never sampled.
 */
export const sampled = <Case>(cases: readonly Case[]): Case[] =>
  process.env['VIBES_DEEP'] === '1' || inject('soak_share') === 1
    ? [...cases]
    : pickTenth(cases, process.env['VIBES_SEED'] ?? 'any');
