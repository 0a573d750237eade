/**
 * Shortest and longest templates, in characters: the limits of core's schemas. They stand
 * here again because the file they share with zod would bring it (23 kB); a test compares.
 */
export const TEMPLATE_MINIMUM = { subject: 3, body: 10 } as const;
export const TEMPLATE_MAXIMUM = { subject: 200, body: 10_000, dm: 2200 } as const;
