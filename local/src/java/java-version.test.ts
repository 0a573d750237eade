import { describe, expect, it } from 'vitest';
import { javaMajorVersion } from './java-version.ts';

describe('javaMajorVersion', () => {
  it.each([
    ['openjdk version "25.0.3" 2026-04-21 LTS\nOpenJDK Runtime Environment', 25],
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_392"', 8],
    ['openjdk version "21" 2023-09-19', 21],
    ['openjdk version "26-ea" 2026-03-17', 26],
  ])('reads %j as %i', (output, major) => {
    expect(javaMajorVersion(output)).toBe(major);
  });

  it('finds no version in the message of a system without Java', () => {
    expect(javaMajorVersion('Unable to locate a Java Runtime.')).toBeNull();
  });
});
