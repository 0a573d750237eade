/** Shortest and longest templates, in characters. Kept apart from the schemas, so that a form need not load zod. */
export const TEMPLATE_MINIMUM = { subject: 3, body: 10 } as const;
export const TEMPLATE_MAXIMUM = { subject: 200, body: 10_000, dm: 2200 } as const;
