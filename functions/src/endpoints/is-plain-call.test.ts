import { expect, it } from 'vitest';
import { isPlainCall } from './is-plain-call.ts';

const within = (depth: number) =>
  JSON.parse('{"data":'.repeat(depth) + '1' + '}'.repeat(depth)) as object;

it.each([undefined, null, 'a text', { data: null }, { data: { a: [{ b: 1 }] } }, within(20)])(
  'a call may be %j',
  (body) => expect(isPlainCall(body)).toBe(true),
);

it.each([
  ['has no data', { toString: 1 }],
  ['has it from its prototype alone', Object.create({ data: {} }) as object],
  ['is a list', [{ data: {} }]],
  ['is a buffer', Buffer.from('{}')],
  ['names a type', { data: { a: [{ '@type': 'Int64Value', value: 'x' }] } }],
  ['goes deeper than any payload', within(21)],
  ['goes deeper than a stack', within(5_000)],
])('none %s', (_, body) => expect(isPlainCall(body)).toBe(false));
