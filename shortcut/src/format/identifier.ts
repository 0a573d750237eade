import { createHash } from 'node:crypto';

/**
 * The identifier of a named part, in the format of Shortcuts. Derived from the name, so that the
 * same source always compiles to the same bytes.
 */
export function identifierOf(name: string): string {
  const hex = createHash('sha256').update(`Vibes Outreach: ${name}`).digest('hex').toUpperCase();
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}
