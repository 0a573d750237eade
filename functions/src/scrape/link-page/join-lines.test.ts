import { describe, expect, it } from 'vitest';
import { joinLines } from './join-lines.ts';

describe('the lines of a page', () => {
  it.each([
    ['write m\n@\ntorvane.com', 'write m@torvane.com'],
    ['write m@ \ntorvane.com', 'write m@torvane.com'],
    ['ilsa\n@ torvane . com', 'ilsa@ torvane . com'],
    ['ilsa\n@torvane\n.co.uk', 'ilsa@torvane.co.uk'],
    ['ilsa@torvane\n.com\nTea', 'ilsa@torvane.com\nTea'],
  ])('%j are one address', (text, joined) => {
    expect(joinLines(text)).toBe(joined);
  });

  it.each([
    'Ilsa Torvane\n@ilsa.draws\nflats',
    'Concert\n@ Torvane. in Bergen',
    'm@torvane.com\n.\nTea',
    'm@torvane.com\nbo@gmail.com',
    'no sign\nat all',
  ])('%j stay as they are', (text) => {
    expect(joinLines(text)).toBe(text);
  });
});
