import type { z } from 'zod';
import type { At } from '../account/account.ts';
import type { Form } from './form.ts';
import { readParams } from './read-params.ts';

export interface Asked<Params> {
  at: At;
  /** Of the stand-in, for the pages it hands out. */
  origin: string;
  /** The path, and the id in it. */
  path: string;
  id: string;
  params: Params;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  pattern: RegExp;
  /** What it is counted and made to fail by, like `customers.create`. */
  kind: string;
  answer: (asked: Omit<Asked<unknown>, 'params'> & { form: Form }) => object;
}

/** One request that is understood; `:id` in the path stands for an id. */
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
