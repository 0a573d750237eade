import { validationError } from './api-error.ts';
import { planColumn, type Source } from './workspace.ts';

const TYPES = [
  'title',
  'rich_text',
  'email',
  'url',
  'select',
  'status',
  'checkbox',
  'number',
  'date',
];

type Change = Record<string, { options?: { name: string }[] } | string> | null;

/** Adds, renames and removes columns as a change of a data source does. */
export function changeColumns(source: Source, properties: unknown): void {
  for (const [key, change] of Object.entries((properties ?? {}) as Record<string, Change>)) {
    const known = source.properties.find(({ id, name }) => name === key || id === key);
    if (change === null) {
      source.properties = source.properties.filter((property) => property !== known);
      continue;
    }
    const { name } = change;
    if (known && typeof name === 'string') known.name = name;
    const type = TYPES.find((one) => one in change);
    if (!type || type === 'title') {
      if (known) continue;
      throw validationError(`body failed validation: body.properties.${key} has no type.`);
    }
    const given = change[type];
    const options = typeof given === 'object' ? (given.options ?? []) : [];
    const names = options.map((option) => option.name);
    if (known) Object.assign(known, { type, options: names });
    else source.properties.push(planColumn(key, type, names));
  }
}
