import { describe, expect, it } from 'vitest';
import { launcherJar } from './launcher-jar.ts';

const longPath = `file:///${'folder-with-a-long-name/'.repeat(8)}emulator.jar`;

/** The manifest as Java reads it: lines that were continued are one again. */
function readManifest(jar: Buffer): string[] {
  const size = jar.readUInt32LE(18);
  const start = 30 + jar.readUInt16LE(26);
  return jar
    .subarray(start, start + size)
    .toString('utf8')
    .replaceAll('\r\n ', '')
    .split('\r\n');
}

describe('launcherJar', () => {
  it('names the main class and the jar it is in, however long its path', () => {
    const jar = launcherJar({ mainClass: 'some.Main', classPath: longPath });
    expect(readManifest(jar)).toEqual([
      'Manifest-Version: 1.0',
      'Main-Class: some.Main',
      `Class-Path: ${longPath}`,
      '',
      '',
    ]);
  });

  it('keeps every manifest line within the 72 bytes that Java reads', () => {
    const jar = launcherJar({ mainClass: 'some.Main', classPath: longPath });
    const size = jar.readUInt32LE(18);
    const lines = jar
      .subarray(50, 50 + size)
      .toString('latin1')
      .split('\r\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72);
  });

  it('points the end of the archive at its directory', () => {
    const jar = launcherJar({ mainClass: 'some.Main', classPath: longPath });
    const directory = jar.readUInt32LE(jar.length - 6);
    expect(jar.subarray(directory, directory + 4)).toEqual(Buffer.from('PK\x01\x02'));
    expect(directory + jar.readUInt32LE(jar.length - 10)).toBe(jar.length - 22);
  });
});
