/** A field of a form: a text, or what its brackets hold. */
type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = Record<string, FormValue>;

const isIndex = (name: string) => name === '' || /^\d+$/.test(name);

/** Brackets with numbers, or with nothing, make a list. */
function settle(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, settle(inner)] as const);
  return entries.length > 0 && entries.every(([name]) => isIndex(name))
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
}

/** Reads a body or query as Stripe writes it: `line_items[0][price]=price_1`. */
export function decodeForm(text: string): Form {
  const form: { [name: string]: FormValue } = Object.create(null) as Form;
  for (const [key, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = key.replaceAll(']', '').split('[');
    let place = form;
    let name = first;
    for (const inner of rest) {
      const held = place[name];
      const next: { [name: string]: FormValue } =
        typeof held === 'object' && !Array.isArray(held) ? held : (Object.create(null) as Form);
      place[name] = next;
      place = next;
      name = inner === '' ? String(Object.keys(next).length) : inner;
    }
    place[name] = value;
  }
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, settle(value)]));
}
