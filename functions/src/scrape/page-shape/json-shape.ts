import { isJsonObject } from '../json-value.ts';
import { addNote, type ShapeNode } from './shape-tree.ts';

const DEEPEST = 30;
/** More entries than a record has fields. */
const MOST_FIELDS = 100;
/** With this many values of one kind an object is a map: of texts, of numbers. */
const MOST_ALIKE = 20;

/** How a place is entered, and what is shown of a name. */
export interface Naming {
  enter: (parent: ShapeNode, name: string) => ShapeNode | null;
  nameOf: (name: string) => string;
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const fieldsOf = (value: unknown): string =>
  isJsonObject(value) ? Object.keys(value).toSorted().join() : '';

/** True for a map, whose keys are data: records of the same fields by their ids, texts by their names. */
function isMap(values: unknown[]): boolean {
  if (values.length < 2) return false;
  if (values.length > MOST_FIELDS) return true;
  const [first] = values;
  if (isJsonObject(first)) {
    const fields = fieldsOf(first);
    return fields !== '' && values.every((value) => fieldsOf(value) === fields);
  }
  return values.length > MOST_ALIKE && values.every((value) => kindOf(value) === kindOf(first));
}

function noteOf(value: unknown): string {
  if (typeof value === 'string') return `string(${value.length})`;
  if (Array.isArray(value)) return `array(${value.length})`;
  return kindOf(value);
}

/** Puts the names, types and lengths of a value's parts below `node`. Items of a list are one place. */
export function addJsonShape(
  { enter, nameOf }: Naming,
  node: ShapeNode,
  value: unknown,
  { depth = 0, seen = new Set<object>() } = {},
): void {
  addNote(node, noteOf(value));
  if (depth >= DEEPEST || typeof value !== 'object' || value === null) return;
  // Data may name a part many times, and lead back to itself.
  if (seen.has(value)) return;
  seen.add(value);
  const isList = Array.isArray(value) || isMap(Object.values(value));
  for (const [name, inner] of Object.entries(value)) {
    const place = Array.isArray(value) ? '[]' : isList ? '*' : nameOf(name);
    const child = enter(node, place);
    if (child) addJsonShape({ enter, nameOf }, child, inner, { depth: depth + 1, seen });
  }
}

/** Calls `hear` with every text of a value. */
export function walkTexts(
  value: unknown,
  hear: (text: string) => void,
  { depth = 0, seen = new Set<object>() } = {},
): void {
  if (typeof value === 'string') hear(value);
  if (typeof value !== 'object' || value === null || depth >= DEEPEST || seen.has(value)) return;
  seen.add(value);
  for (const inner of Object.values(value)) walkTexts(inner, hear, { depth: depth + 1, seen });
}
