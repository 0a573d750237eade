import type { z } from 'zod';
import type { At } from '../account/account.ts';
import type { Form } from './form.ts';
import { readParams } from './read-params.ts';

export interface Asked<Params> {
  at: At;
  /** The origin of the stand-in, for links to its pages. */
  origin: string;
  /** The path, and the id in it. */
  path: string;
  id: string;
  params: Params;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  pattern: RegExp;
  /** The kind by which it is counted and made to fail, like `customers.create`. */
  kind: string;
  answer: (asked: Omit<Asked<unknown>, 'params'> & { form: Form }) => object;
}

/** One request that is served; `:id` in the path stands for an id. */
export const route = <Params>(
  method: Route['method'],
  path: string,
  kind: string,
  schema: z.ZodType<Params>,
  answer: (asked: Asked<Params>) => object,
): Route => ({
  method,
  pattern: new RegExp(`^/v1/${path.replace(':id', '([^/]+)')}$`),
  kind,
  answer: ({ form, ...asked }) => answer({ ...asked, params: readParams(schema, form) }),
});
