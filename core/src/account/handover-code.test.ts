import { expect, it } from 'vitest';
import { createHandoverCode, isHandoverCode } from './handover-code.ts';

const fill = (byte: number) => (size: number) => new Uint8Array(size).fill(byte);

it('a code spells 128 bits, each byte with both of its digits', () => {
  expect(createHandoverCode(fill(0x0a))).toBe('0a'.repeat(16));
  expect(createHandoverCode(fill(255))).toBe('f'.repeat(32));
});

it('a code is known by its shape', () => {
  const code = createHandoverCode(fill(7));
  expect(isHandoverCode(code)).toBe(true);
  const others = [code.slice(1), `${code}0`, ` ${code.slice(1)}`, code.replace('7', 'G'), ''];
  expect(others.filter(isHandoverCode)).toEqual([]);
  expect(isHandoverCode(`${code}\n`)).toBe(false);
});
