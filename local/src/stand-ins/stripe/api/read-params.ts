import { z } from 'zod';
import { invalidRequest } from './api-error.ts';
import type { Form } from './form.ts';

const nameOf = (path: PropertyKey[]): string =>
  path.map((part, place) => (place === 0 ? String(part) : `[${String(part)}]`)).join('');

const valueAt = (form: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown>)[part], form);

function refuse(issue: z.core.$ZodIssue, form: Form): never {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    const code = 'parameter_unknown';
    throw invalidRequest(`Received unknown parameter: ${param}`, { code, param });
  }
  const param = nameOf(issue.path);
  if (valueAt(form, issue.path) === undefined) {
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  throw invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
}

/** The parameters of a request; refused in Stripe's words when one is missing, unknown or wrong. */
export function readParams<Params>(schema: z.ZodType<Params>, form: Form): Params {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return refuse(issue ?? { code: 'custom', path: [], message: 'Invalid', input: form }, form);
}

/** A whole number sent as text. */
export const whole = z
  .string()
  .regex(/^-?\d+$/, 'must be an integer')
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
/** An empty text clears a field. */
export const clearable = z.string().transform((text) => text || null);
/** An empty text clears one key, or all of them. */
export const metadataChange = z.union([z.literal(''), z.record(z.string(), z.string())]);

export const idParam = z.string().min(1);

/** What every list takes, beside its own filters. */
export const listParams = {
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
};
