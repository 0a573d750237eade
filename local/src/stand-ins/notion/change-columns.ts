import { validationError } from './api-error.ts';
import { planColumn, type Source } from './workspace.ts';

const TYPES = ['rich_text', 'email', 'url', 'select', 'status', 'checkbox'];

type Change = Record<string, { options?: { name: string }[] }>;

/** Adds columns, as a change of a data source does. */
export function changeColumns({ properties }: Source, changes: unknown): void {
  for (const [name, change] of Object.entries((changes ?? {}) as Record<string, Change>)) {
    const type = TYPES.find((one) => one in change);
    if (!type)
      throw validationError(`body failed validation: body.properties.${name} has no type.`);
    const options = (change[type]?.options ?? []).map((option) => option.name);
    properties.push(planColumn(name, type, options));
  }
}
