import { expect, it } from 'vitest';
import * as z from 'zod';
import * as kinds from './documents.ts';

const shapes = Object.values(kinds).flatMap(({ template, defaults, schema }) =>
  schema instanceof z.ZodObject ? [{ template, defaults, shape: schema.shape }] : [],
);

it.each(shapes)('the browser reads an earlier $template as its schema does', (kind) => {
  const fields = Object.entries<z.ZodType>(kind.shape);
  const read = fields.flatMap(([name, field]) =>
    field instanceof z.ZodDefault ? [[name, field.parse(undefined)]] : [],
  );
  expect(kind.defaults).toEqual(Object.fromEntries(read));
});

it('each place has its own path', () => {
  const templates = Object.values(kinds).map(({ template }) => template);
  expect(new Set(templates).size).toBe(templates.length);
});
