import { PICTURE_BYTES, PICTURE_SIDE } from '@vibes/core/creator/creator-picture';
import sharp, { type SharpOptions } from 'sharp';
import type { PictureShrinker } from '../../ports/picture-fetcher.ts';
import { semaphore } from '../threads/semaphore.ts';

/*
 * The bytes come from anywhere. So of all that libvips can read, only three formats are open here:
 * no SVG, no PDF, no GIF, whatever a file calls itself.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Each picture is seen once.
sharp.cache(false);
sharp.concurrency(1);

/** Pixels of a picture: profiles show up to 1,080 × 1,080. Decoded, this many take 17 MB. */
const MOST_PIXELS = 2048 * 2048;
/** Pixels of the shorter side: less is a spacer. */
const LEAST_SIDE = 32;
/** Pictures decoded at once, which bounds the memory. */
const AT_ONCE = 2;
/** Seconds; a usual picture takes some 10 ms. */
const LONGEST = 5;
/** Best first, until the bytes are few enough. */
const QUALITIES = [80, 60, 40, 20];

const INPUT: SharpOptions = {
  limitInputPixels: MOST_PIXELS,
  sequentialRead: true,
  failOn: 'error',
};

async function isStill(bytes: Uint8Array): Promise<boolean> {
  const { width, height, pages = 1 } = await sharp(bytes, INPUT).metadata();
  return pages === 1 && Math.min(width, height) >= LEAST_SIDE && width * height <= MOST_PIXELS;
}

async function shrink(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!(await isStill(bytes))) return null;
  // The pixels alone, on white, turned as a camera meant them; nothing of the file goes on.
  const { data, info } = await sharp(bytes, INPUT)
    .timeout({ seconds: LONGEST })
    .autoOrient()
    .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' })
    .flatten({ background: 'white' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const quality of QUALITIES) {
    const small = await sharp(data, { raw: { width, height, channels } })
      .webp({ quality })
      .toBuffer();
    if (small.length <= PICTURE_BYTES) return small;
  }
  return null;
}

/** The shrinker on libvips. */
export function pictureShrinker(): PictureShrinker {
  const turn = semaphore(AT_ONCE);
  const { signal } = new AbortController();
  return async (bytes) => {
    const release = await turn(signal);
    return shrink(bytes)
      .catch(() => null)
      .finally(() => release?.());
  };
}
