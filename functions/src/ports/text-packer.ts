/** Makes long texts short enough to be stored. */
export interface TextPacker {
  /** In base64, by gzip: what browsers unpack by themselves. */
  pack: (text: string) => Promise<string>;
  /** Throws for what was changed or cut. */
  unpack: (packed: string) => Promise<string>;
}

/** Stores as much as it is given. */
export const plainPacker: TextPacker = {
  pack: (text) => Promise.resolve(Buffer.from(text).toString('base64')),
  unpack: (packed) => Promise.resolve(Buffer.from(packed, 'base64').toString()),
};
