/** One of `of` parts of all accounts; `index` counts from 0. Runs of all parts together do the work of one. */
export interface Part {
  index: number;
  of: number;
}

/** All accounts. */
export const WHOLE: Part = { index: 0, of: 1 };

/** FNV-1a, 32 bits (https://datatracker.ietf.org/doc/html/rfc9923): the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** Each account is in exactly one part of as many as there are. */
export const isInPart = ({ index, of }: Part, uid: string): boolean => hashOf(uid) % of === index;
