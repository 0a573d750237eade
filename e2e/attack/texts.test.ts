import { beforeAll, expect, it } from 'vitest';
import { triedCases } from '../../functions/test/tried-cases.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { openTestAccount } from '../support/account.ts';
import { dataOf } from '../support/database.ts';
import { callFunction } from '../support/call-function.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { lengthOf, WAYS_IN, type WayIn } from './ways-in.ts';

let account: ReadyAccount;
beforeAll(async () => {
  account = await openTestAccount(500);
});

/** Every text in a document. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
/** Characters that reverse, hide or break the line they are in. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\u{e0041}]/u;
/** Characters that a text of several lines does not need either. */
const STRAY = /[^\P{Cc}\n\r\t]/u;

function expectClean(document: Record<string, unknown>, { field, bound, is_line }: WayIn) {
  const texts = textsOf(document);
  expect(texts.filter((text) => !text.isWellFormed() || text.length > 20_000)).toEqual([]);
  const text = document[field] ?? '';
  if (typeof text !== 'string') throw new Error(`${field} is no text`);
  expect(lengthOf(text)).toBeLessThanOrEqual(bound);
  expect(text).not.toMatch(is_line ? UNFIT : STRAY);
}

const CASES = Object.entries(WAYS_IN).flatMap(([name, way]) =>
  HOSTILE_TEXTS.filter(({ text }) => way.tries?.(text) ?? true).map(({ title, text }) => ({
    ...{ title: `${title}, as ${name}`, text, way },
  })),
);

for (const { title, text, way } of triedCases(CASES, 5))
  it(title, async () => {
    const { status, document } = await way.put(text, account);
    const outcome = status >= 400 && status < 500 ? 'refused' : status;
    expect(outcome).toBe(way.refuses(text) ? 'refused' : 200);
    if (document !== undefined) expectClean((await dataOf(document)) ?? {}, way);
    const { id_token } = account.session;
    expect(await callFunction('getUserData', { id_token, payload: {} })).toMatchObject({
      status: 200,
    });
  });
