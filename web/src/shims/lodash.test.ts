import { expect, it } from 'vitest';
import cloneDeep from './clone-deep.ts';
import cloneShallow from './clone-shallow.ts';

const values = { email: { subject: 'Hello' }, tags: ['a', 'b'] };

it('a deep copy shares nothing, a shallow one its inner objects', () => {
  expect(cloneDeep(values)).toEqual(values);
  expect(cloneDeep(values).email).not.toBe(values.email);
  expect(cloneShallow(values)).toEqual(values);
  expect(cloneShallow(values).email).toBe(values.email);
  expect(cloneShallow(values.tags)).toEqual(values.tags);
});
