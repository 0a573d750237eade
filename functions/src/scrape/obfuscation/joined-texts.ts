import { LONGEST_VALUE, sums, type Value } from './script-sums.ts';
import type { TokenizedScript } from './script-tokens.ts';

const HAS_ADDRESS = /@|mailto:|&#(?:64|x40);|&commat;/i;
const WRITES = new Set(
  'write writeln innerHTML outerHTML href textContent innerText insertAdjacentHTML append appendChild html text attr location open setAttribute value'.split(
    ' ',
  ),
);

/** What a script puts together, or writes into the page, and that may hold an address. */
export function joinedTexts({ list }: TokenizedScript): string[] {
  const names = new Map<string, Value>();
  const { sum, sign, name } = sums(list, names);
  const texts: string[] = [];
  for (let at = 0; at < list.length;) {
    const value = sum(at);
    if (!value) {
      at += 1;
      continue;
    }
    const target = sign(at - 1) === '=' ? name(at - 2) : '';
    const isKept = target !== '' && sign(at - 3) !== '.';
    if (isKept && value.text.length < LONGEST_VALUE) names.set(target, value);
    const isWritten = WRITES.has(target) || (sign(at - 1) === '(' && WRITES.has(name(at - 2)));
    if (value.parts > 1 || isWritten) texts.push(value.text);
    // A list has no text of its own, but its entries may have.
    at = value.items ? at + 1 : Math.max(value.end, at + 1);
  }
  return texts.filter((text) => text.length < LONGEST_VALUE && HAS_ADDRESS.test(text));
}
