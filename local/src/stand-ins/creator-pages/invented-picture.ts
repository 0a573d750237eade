import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { InventedCreator } from './invented-creator.ts';

const PATH = /^\/pictures\/[a-z]+\/([\w.]+)\.jpeg$/;
const SIDE = 240;

/** Where the picture of a creator is, below `pictures`; as platforms do, the link names its end. */
export const pictureAddress = (
  { platform, handle }: Pick<InventedCreator, 'platform' | 'handle'>,
  pictures: string,
) => `${pictures}/pictures/${platform}/${handle}.jpeg?x-expires=1893456000`;

type Color = readonly [number, number, number];
const GROUNDS: readonly Color[] = [
  [243, 197, 160],
  [169, 206, 188],
  [176, 196, 222],
  [222, 184, 205],
  [232, 214, 144],
];
const SKINS: readonly Color[] = [
  [250, 221, 200],
  [224, 172, 134],
  [164, 113, 78],
  [105, 70, 50],
];
const HAIRS: readonly Color[] = [
  [44, 34, 30],
  [120, 72, 38],
  [196, 152, 84],
  [88, 88, 96],
];
const SHIRTS: readonly Color[] = [
  [60, 92, 130],
  [150, 62, 54],
  [70, 110, 82],
  [92, 76, 120],
];

const choose = <One>(from: readonly One[], number: number): One =>
  from[number % from.length] as One;

/** A drawn head and shoulders, nobody's, whose colors follow from the handle. */
function colorsOf(handle: string): (x: number, y: number) => Color {
  const number = crc32(handle);
  const ground = choose(GROUNDS, number);
  const skin = choose(SKINS, number >>> 5);
  const hair = choose(HAIRS, number >>> 9);
  const shirt = choose(SHIRTS, number >>> 13);
  const isIn = (
    x: number,
    y: number,
    [cx, cy, rx, ry]: readonly [number, number, number, number],
  ) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
  return (x, y) => {
    if (isIn(x, y, [0.42, 0.45, 0.022, 0.03]) || isIn(x, y, [0.58, 0.45, 0.022, 0.03])) return hair;
    if (isIn(x, y, [0.5, 0.6, 0.06, 0.018])) return shirt;
    if (isIn(x, y, [0.5, 0.49, 0.2, 0.245])) return y < 0.35 ? hair : skin;
    if (isIn(x, y, [0.5, 0.42, 0.245, 0.255])) return hair;
    if (isIn(x, y, [0.5, 1.08, 0.42, 0.36])) return shirt;
    return ground;
  };
}

/** The picture at this path, as JPEG; null where there is none. */
export async function inventedPicture(pathname: string): Promise<Buffer | null> {
  const handle = PATH.exec(pathname)?.[1];
  if (handle === undefined) return null;
  const colorAt = colorsOf(handle);
  const pixels = Buffer.from(
    Array.from({ length: SIDE * SIDE }, (_, at) =>
      colorAt((at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE),
    ).flat(),
  );
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}
