import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MOMENTS } from './moments.ts';

const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** A text that only a failure or a change shows is asserted in the test that causes it. */
describe.each(MOMENTS)('$screen, $moment', ({ texts, shown_by }) => {
  it(`is shown by ${shown_by}`, () => {
    const folder = shown_by.endsWith('.spec.ts') ? '../browser' : '../../web/src';
    const path = new URL(`${folder}/${shown_by}`, import.meta.url);
    const lines = readFileSync(path, 'utf8').split('\n');
    const spec = lines.filter((line) => !COMMENT.test(line)).join('\n');
    for (const text of texts) expect(spec, text).toContain(text);
  });
});
