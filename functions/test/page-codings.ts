/** Notations in which pages write their data down. */

export const safe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * One flat list whose parts name each other by place, as `devalue` writes it;
 * `keyOf` names the fields by place too, as React Router streams it.
 */
export function flat(data: unknown, keyOf?: (place: number) => string): unknown[] {
  const list: unknown[] = [];
  const add = (part: unknown): number => {
    const place = list.push(null) - 1;
    if (Array.isArray(part)) list[place] = part.map(add);
    else if (typeof part === 'object' && part !== null) {
      const entries = Object.entries(part).map(([key, one]) => [
        keyOf?.(add(key)) ?? key,
        add(one),
      ]);
      list[place] = Object.fromEntries(entries) as unknown;
    } else list[place] = part;
    return place;
  };
  add(data);
  return list;
}

/** `[0, value]` for a value and `[1, […]]` for a list, as Astro writes properties. */
function astro(value: unknown): unknown {
  if (Array.isArray(value)) return [1, value.map(astro)];
  if (typeof value !== 'object' || value === null) return [0, value];
  return [0, astroEntries(value)];
}
export const astroEntries = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, astro(part)]));

/** Objects as scripts write them: bare keys, single quotes. */
export function loose(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(loose).join(',')},]`;
  if (typeof value === 'boolean') return value ? '!0' : '!1';
  if (typeof value === 'string') {
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, part]) => {
    return `${/^\w+$/.test(key) ? key : JSON.stringify(key)}:${loose(part)}`;
  });
  return `{${entries.join(',')}}`;
}

export const pieces = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
export const flightTree = (data: object) =>
  `0:["$","html",null,{"lang":"en","children":["$","body",null,{"children":"$L5"}]}]\n` +
  `2:I[9471,["chunk.js"],"Page"]\n5:["$","$L2",null,${JSON.stringify(data)}]\n`;

/** Texts of some length stand in rows of their own, and what occurs twice is named by its path. */
export function flightApart(data: object): string {
  const rows: string[] = [];
  const tree = JSON.stringify(data, (_, value: unknown) => {
    if (typeof value !== 'string' || value.length < 12) return value;
    const id = (rows.length + 16).toString(16);
    rows.push(`${id}:T${Buffer.byteLength(value).toString(16)},${value}`);
    return `$${id}`;
  });
  return `${rows.join('')}4:${tree}\n5:["$","$L2",null,{"page":"$4","again":"$4:profile"}]\n`;
}

/** A wrapper comes before the list, so that every place moves on by one. */
export function shifted(item: unknown): unknown {
  if (Array.isArray(item)) return item.map((place) => (place as number) + 1);
  if (typeof item !== 'object' || item === null) return item;
  const entries = Object.entries(item).map(([key, place]) => [key, (place as number) + 1]);
  return Object.fromEntries(entries) as unknown;
}
