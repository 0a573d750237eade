import { shiftedTexts } from './shifted-codes.ts';
import { LONGEST_VALUE, sums, type Value } from './script-sums.ts';
import { tokens, type Token } from './script-tokens.ts';

const LONGEST_SCRIPT = 100_000;
const HINT =
  /@|\\x40|\\u0040|&#(?:64|x40);|%40|fromCharCode|charCodeAt|atob|UnCryptMailto|DeCryptX|\b64\b|mail/i;
const HAS_ADDRESS = /@|mailto:|&#(?:64|x40);|&commat;/i;
const MAIL_CALL = /^\w{0,12}mail(?:to|link|me|us|address)?$/i;
const WRITES = new Set(
  'write writeln innerHTML outerHTML href textContent innerText insertAdjacentHTML append appendChild html text attr location open setAttribute value'.split(
    ' ',
  ),
);

type Reading = ReturnType<typeof sums>;

/** The fields of `{u: 'ilsa', d: 'torvane.com'}` under the name it is given, as `m.u`. */
function fieldsAt(at: number, { sum, sign }: Reading, list: Token[]): [string, Value][] {
  const fields: [string, Value][] = [];
  for (let key = at + 1; sign(key + 1) === ':';) {
    const token = list[key];
    const field = token && token.kind !== 'sign' ? token.text : '';
    const value = sum(key + 2);
    if (!field || !value) break;
    fields.push([field, value]);
    if (sign(value.end) !== ',') break;
    key = value.end + 1;
  }
  return fields;
}

/** `mail('ilsa', 'torvane', 'com')`: a function of that name gets the parts of an address. */
function addressOfCall(at: number, { values, sign, name }: Reading): string {
  if (!MAIL_CALL.test(name(at)) || sign(at + 1) !== '(') return '';
  const [local = '', ...domain] = values(at + 2, ')')?.texts ?? [];
  const isSplit = domain.length > 0 && domain.length < 4 && /^[\w.+-]{1,40}$/.test(local);
  return isSplit && domain.every((part) => /^[\w.-]{2,80}$/.test(part))
    ? `${local}@${domain.join('.')}`
    : '';
}

/**
 * What a page's own script puts together or writes into it and that may hold an
 * address. Strings are joined, nothing is run. A plain string that is only kept
 * says nothing: it may be anybody's.
 */
export function writtenTexts(script: string): string[] {
  if (script.length > LONGEST_SCRIPT || !HINT.test(script)) return [];
  const list = tokens(script);
  const names = new Map<string, Value>();
  const reading = sums(list, names);
  const { sum, sign, name } = reading;
  const texts = shiftedTexts(script, list);
  for (let at = 0; at < list.length;) {
    const isAdded = sign(at - 1) === '=' && sign(at - 2) === '+';
    const target = sign(at - 1) === '=' ? name(at - (isAdded ? 3 : 2)) : '';
    if (target && sign(at) === '{') {
      for (const [field, value] of fieldsAt(at, reading, list))
        names.set(`${target}.${field}`, value);
    }
    texts.push(addressOfCall(at, reading));
    const value = sum(at);
    if (!value) {
      at += 1;
      continue;
    }
    const isMember = sign(at - (isAdded ? 4 : 3)) === '.';
    const before = isAdded ? (names.get(target)?.text ?? '') : '';
    const whole = { ...value, text: before + value.text, parts: value.parts + (before ? 1 : 0) };
    if (target && !isMember && whole.text.length < LONGEST_VALUE) names.set(target, whole);
    const isWritten = WRITES.has(target) || (sign(at - 1) === '(' && WRITES.has(name(at - 2)));
    if (whole.parts > 1 || isWritten) texts.push(whole.text);
    // A list has no text of its own, but its entries may have.
    at = value.items ? at + 1 : Math.max(value.end, at + 1);
  }
  return texts.filter((text) => text.length < LONGEST_VALUE && HAS_ADDRESS.test(text));
}
