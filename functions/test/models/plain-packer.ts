import type { TextPacker } from '../../src/ports/text-packer.ts';

/** Stores as much as it is given. */
export const plainPacker: TextPacker = {
  pack: (text) => Promise.resolve(Buffer.from(text).toString('base64')),
  unpack: (packed) => Promise.resolve(Buffer.from(packed, 'base64').toString()),
};
