import { expect, it } from 'vitest';
import { safeStyle } from './safe-style.ts';

it('keeps what lays out and colors a text', () => {
  expect(safeStyle('margin-top:24px; font-size: 12px')).toBe('margin-top:24px;font-size:12px');
  expect(safeStyle('color: rgb(10, 20, 30);')).toBe('color:rgb(10, 20, 30)');
});

it.each([
  'background:url(https://spy.example/x)',
  'background:URL (//spy.example/x)',
  'color:red}body{display:none',
  'color:rgb(0',
  'font-family:"a',
  'color:\\75rl(x)',
  'color:red</style><script>x',
  'color:/*',
  '@import:x',
  'behavior',
  ':red',
])('drops %s', (style) => {
  expect(safeStyle(style)).toBe('');
});

it('drops one declaration alone', () => {
  expect(safeStyle('color:red;background:url(x);margin:0')).toBe('color:red;margin:0');
});
