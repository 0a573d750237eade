import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Limits for the weight of pictures and fonts, and for their room in the page; a screen must not
 * jump when they load.
 */

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const IMAGES = /<(?:img|chakra\.img|Image|video)\b[^>]*>/g;

/** Without the arrows of functions, whose `>` would end an element too early. */
const imagesIn = (source: string) => source.replaceAll('=>', '').match(IMAGES) ?? [];

const KILOBYTE = 1000;
function filesIn(folder: string): { name: string; kilobytes: number }[] {
  const root = new URL(folder, import.meta.url);
  return readdirSync(root).map((name) => ({
    name,
    kilobytes: statSync(new URL(name, root)).size / KILOBYTE,
  }));
}

describe('pictures', () => {
  const images = Object.entries(sources).flatMap(([file, source]) =>
    imagesIn(source).map((image) => ({ file, image })),
  );

  it('are found in the sources', () => {
    expect(images.length).toBeGreaterThan(3);
  });

  it.each(images)('keep their room before they load: $image in $file', ({ image }) => {
    expect(image).toMatch(/\b(?:htmlW|w)idth=/);
    expect(image).toMatch(/\b(?:htmlH|h)eight=/);
  });

  it('of the installed app are at most 20 kB each', () => {
    const heavy = filesIn('../../public/icons/').filter(({ kilobytes }) => kilobytes > 20);
    expect(heavy).toEqual([]);
  });
});

describe('fonts', () => {
  it('are one subset each, of at most 30 kB', () => {
    const fonts = filesIn('./fonts/').filter(({ name }) => name.endsWith('.woff2'));
    expect(fonts).not.toEqual([]);
    for (const { name, kilobytes } of fonts) expect(kilobytes, name).toBeLessThanOrEqual(30);
  });
});
