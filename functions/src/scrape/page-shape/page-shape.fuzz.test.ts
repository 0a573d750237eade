import fc from 'fast-check';
import { expect, it } from 'vitest';
import { soakRounds } from '../../../../core/test/soak-rounds.ts';
import { ORDINARY_WORDS } from './shape-words.ts';
import { pageShape } from './page-shape.ts';

const SEED = 20_261_123;
const PAGES = soakRounds(5000);

/** What a shape itself says. */
const OWN =
  /script|json|stream|attribute|answer|length|string|number|boolean|object|array|null|page/;

/** What people write: words and handles that no program has given as a name. */
const said = fc
  .stringMatching(/^[a-z]{4,9}[._-]?[A-Za-z]{0,5}$/)
  .filter((text) => !OWN.test(text.toLowerCase()))
  .filter((text) =>
    text
      .toLowerCase()
      .split(/[^a-z]/)
      .every((part) => !ORDINARY_WORDS.has(part)),
  );

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    said,
    fc.integer(),
    tie('record'),
    fc.array(tie('any'), { maxLength: 4 }),
  ),
  record: fc.dictionary(fc.oneof(said, fc.constantFrom('user', 'bio', 'links')), tie('any'), {
    maxKeys: 5,
  }),
})).record;

const page = fc
  .record({
    value,
    words: fc.array(said, { minLength: 1, maxLength: 6 }),
    kind: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ value: data, words, kind }) => {
    const json = JSON.stringify(data);
    const holder = [
      `<script type="application/json" id="__DATA__">${json}</script>`,
      `<script>window.__DATA__ = ${json}</script>`,
      `<script>self.__next_f.push([1,${JSON.stringify(`1:${json}\n`)}])</script>`,
      `<div data-props='${json}'></div>`,
      `<script type="application/json">${json}</script>`,
    ][kind];
    const [first = '', ...others] = words;
    // Broken markup makes tags and attributes of what was meant as text.
    const body = `<title>${first}</title><a class="${first}" href="https://${first}.example/${others.join('/')}">
      ${words.join(' ')} <${first}> </a><img alt="${first}"${others.join(' ')}">${holder}`;
    return { body, words, data };
  });

function textsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOf) : [];
}

it('no text, attribute or value of a page comes through, whatever uses it as a name', () => {
  fc.assert(
    fc.property(page, ({ body, words, data }) => {
      const described = pageShape({ url: 'https://linktr.ee/q', body }).toLowerCase();
      for (const text of [...words, ...textsOf(data)])
        expect(described.match(/[\w$.:-]+/g) ?? []).not.toContain(text.toLowerCase());
    }),
    { seed: SEED, numRuns: PAGES },
  );
});
