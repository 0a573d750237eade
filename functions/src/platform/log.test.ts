import { expect, it } from 'vitest';
import { plain } from './log.ts';

it('a fault is logged with its cause', () => {
  const fault = new Error('outer', { cause: Object.assign(new TypeError('inner'), { code: 14 }) });
  const printed = JSON.parse(JSON.stringify(plain(fault))) as unknown;
  expect(printed).toMatchObject({
    name: 'Error',
    message: 'outer',
    stack: expect.stringContaining('log.test.ts') as string,
    cause: { name: 'TypeError', message: 'inner', code: 14 },
  });
});

it('anything else is logged as it is', () => expect(plain('waf')).toBe('waf'));
