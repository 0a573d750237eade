import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

const corners = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

it('draws a square with a light edge of four modules', () => {
  const { side, path } = qrPath('https://vibes.example/shortcut');
  const modules = corners(path);
  expect((side - 8 - 17) % 4).toBe(0);
  expect(Math.min(...modules.flat())).toBe(4);
  expect(Math.max(...modules.flat())).toBe(side - 5);
});

it('begins with the dark frame that a camera looks for', () => {
  const modules = corners(qrPath('a').path);
  const top = modules.filter(([, y]) => y === 4).map(([x]) => x);
  expect(top.slice(0, 7)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(top).not.toContain(11);
});

it('differs where the text does', () => {
  expect(qrPath('https://vibes.example/a').path).not.toBe(qrPath('https://vibes.example/b').path);
});
