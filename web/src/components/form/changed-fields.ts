/** The fields that differ from what they were. */
export function changedFields<Values extends object>(
  values: Values,
  before: Values,
): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  const changed: Partial<Values> = {};
  for (const name of names) if (values[name] !== before[name]) changed[name] = values[name];
  return changed;
}
