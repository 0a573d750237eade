import { readFile } from 'node:fs/promises';

/** Dates stand in the file as `{ "$date": … }`. */
const reviver = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && '$date' in value
    ? new Date(String(value.$date))
    : value;

/**
 * Documents by their paths, as earlier versions wrote them: invented people, some of each kind. What
 * a version writes is added when its shapes change, and nothing in here is ever brought up to date.
 */
export async function earlierDocuments(): Promise<[path: string, Record<string, unknown>][]> {
  const text = await readFile(new URL('./earlier-documents.json', import.meta.url), 'utf8');
  return Object.entries(JSON.parse(text, reviver) as Record<string, Record<string, unknown>>);
}
