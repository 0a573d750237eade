import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { TextPacker } from '../../ports/text-packer.ts';

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

export const gzipPacker: TextPacker = {
  pack: async (text) => (await zip(text)).toString('base64'),
  unpack: async (packed) => (await unzip(Buffer.from(packed, 'base64'))).toString(),
};
