/** Makes long texts short enough to be stored. */
export interface TextPacker {
  /** In base64, by gzip: what browsers unpack by themselves. */
  pack: (text: string) => Promise<string>;
  /** Throws for what was changed or cut. */
  unpack: (packed: string) => Promise<string>;
}
