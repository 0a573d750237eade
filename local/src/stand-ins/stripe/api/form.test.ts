import { expect, it } from 'vitest';
import { decodeForm } from './form.ts';

it('reads brackets as objects and lists', () => {
  expect(
    decodeForm(
      'mode=subscription&metadata[uid]=u+1&line_items[0][price]=p&line_items[0][quantity]=1&expand[]=a&expand[]=b.c',
    ),
  ).toEqual({
    mode: 'subscription',
    metadata: { uid: 'u 1' },
    line_items: [{ price: 'p', quantity: '1' }],
    expand: ['a', 'b.c'],
  });
});

it('reads encoded, empty and missing values', () => {
  expect(decodeForm('metadata%5Buid%5D=a%26b&email=')).toEqual({
    metadata: { uid: 'a&b' },
    email: '',
  });
  expect(decodeForm('')).toEqual({});
});

it('does not read a field as a property of every object', () => {
  decodeForm('__proto__[price]=1&metadata[__proto__][x]=1');
  expect(({} as Record<string, unknown>)['price']).toBeUndefined();
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});
