import { describe, expect, it } from 'vitest';
import { widenPolicy } from './content-security-policy.ts';

describe('widenPolicy', () => {
  it('adds to the directives named and leaves the others as they are', () => {
    expect(
      widenPolicy("default-src 'none'; connect-src 'self' https://a.example", {
        'connect-src': ['http://127.0.0.1:1'],
      }),
    ).toBe("default-src 'none'; connect-src 'self' https://a.example http://127.0.0.1:1");
  });

  it('adds a directive that is missing together with the own origin', () => {
    expect(widenPolicy("default-src 'self'", { 'frame-src': ['http://127.0.0.1:1'] })).toBe(
      "default-src 'self'; frame-src 'self' http://127.0.0.1:1",
    );
  });
});
