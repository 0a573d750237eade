import { describe, expect, it } from 'vitest';
import { readArguments } from './read-arguments.ts';

describe('readArguments', () => {
  it('reads the origin and the file', () => {
    expect(readArguments(['--origin', 'https://app.example/', '--out', 'a.shortcut'])).toEqual({
      origin: 'https://app.example',
      out: 'a.shortcut',
    });
    expect(readArguments(['--origin', 'http://127.0.0.1:5000']).origin).toBe(
      'http://127.0.0.1:5000',
    );
  });

  it.each([
    [[]],
    [['--origin']],
    [['--what']],
    [['https://app.example']],
    [['--origin', 'app.example']],
    [['--origin', 'http://app.example']],
    [['--origin', 'https://app.example/dashboard']],
    [['--origin', 'https://key@app.example']],
  ])('says how to use it after %j', (args) => {
    expect(() => readArguments(args)).toThrow(/Use: npm run shortcut/);
  });
});
