import { PICTURE_BYTES } from '@vibes/core/creator/creator-picture';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureShrinker } from './shrink-picture.ts';

const shrink = pictureShrinker();

/** A picture without two equal pixels beside each other: nothing compresses worse. */
const noise = (width: number, height = width) => {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, state = 1; at < pixels.length; at += 1) {
    state = (state * 48_271) % 2_147_483_647;
    pixels[at] = state & 255;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};
const plain = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 60, b: 30, alpha: 1 } } });

const frames = () => {
  const pixels = Buffer.alloc(64 * 128 * 3, 90);
  pixels.fill(200, pixels.length / 2);
  return sharp(pixels, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } });
};
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="9" height="9"/></svg>';

const PICTURES: [string, () => Promise<Buffer>][] = [
  ['a JPEG', () => noise(720).jpeg().toBuffer()],
  ['a PNG', () => noise(200).png().toBuffer()],
  ['a WebP', () => noise(300).webp().toBuffer()],
  ['a PNG that is transparent', () => plain(300).png().toBuffer()],
  ['a wide one', () => noise(900, 120).jpeg().toBuffer()],
  ['a JPEG in CMYK', () => noise(100).toColorspace('cmyk').jpeg().toBuffer()],
  ['one in gray', () => noise(100).grayscale().jpeg().toBuffer()],
  ['one smaller than what is kept', () => noise(40).jpeg().toBuffer()],
  ['the largest', () => plain(2048).jpeg().toBuffer()],
];

describe('a picture is kept as WebP of 96 pixels and few bytes', () => {
  it.each(PICTURES)('%s', async (_, make) => {
    const small = await shrink(await make());
    const { format, width, height, hasAlpha, exif, icc } = await sharp(small ?? []).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'webp',
      width: 96,
      height: 96,
      hasAlpha: false,
    });
    expect([exif, icc]).toEqual([undefined, undefined]);
    expect(small?.length).toBeLessThanOrEqual(PICTURE_BYTES);
  });

  it('turned as its camera meant it, and without what the camera wrote', async () => {
    const halves = Buffer.alloc(200 * 200 * 3);
    halves.fill(255, halves.length / 2);
    const jpeg = await sharp(halves, { raw: { width: 200, height: 200, channels: 3 } })
      .withMetadata({ orientation: 3 })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    expect(jpeg.includes('somebody')).toBe(true);
    const small = await shrink(jpeg);
    expect(Buffer.from(small ?? []).includes('somebody')).toBe(false);
    const pixels = await sharp(small ?? [])
      .raw()
      .toBuffer();
    // Lower half first, since it stood on its head.
    expect([pixels[0], pixels.at(-1)]).toEqual([255, 0]);
  });
});

const REFUSED: [string, () => Promise<Buffer> | Buffer][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['a page', () => Buffer.from('<!DOCTYPE html><p>no picture</p>')],
  ['an SVG', () => Buffer.from(SVG)],
  [
    'an SVG that begins like a PNG',
    () => Buffer.concat([Buffer.from('\x89PNG'), Buffer.from(SVG)]),
  ],
  ['a GIF', () => noise(100).gif().toBuffer()],
  ['a TIFF', () => noise(100).tiff().toBuffer()],
  ['an AVIF', () => plain(100).avif().toBuffer()],
  [
    'an animated WebP',
    () =>
      frames()
        .webp({ loop: 0, delay: [50, 50] })
        .toBuffer(),
  ],
  ['one of a pixel', () => plain(1).png().toBuffer()],
  ['a thin one', () => plain(400, 16).png().toBuffer()],
  ['one of too many pixels', () => plain(2049, 2048).jpeg().toBuffer()],
  ['a bomb: few bytes, many pixels', () => plain(5000).png().toBuffer()],
  [
    'half a JPEG',
    async () => {
      const whole = await noise(300).jpeg().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
  ],
  [
    'half a PNG',
    async () => {
      const whole = await noise(300).png().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
  ],
  [
    'noise behind the head of a JPEG',
    () => Buffer.concat([Buffer.from([255, 216, 255]), Buffer.alloc(500, 7)]),
  ],
];

it.each(REFUSED)('refused: %s', async (_, make) => {
  expect(await shrink(await make())).toBeNull();
});
