import { readFile } from 'node:fs/promises';

/** The file writes dates as `{ "$date": … }`. */
const reviver = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && '$date' in value
    ? new Date(String(value.$date))
    : value;

/** Documents by their paths, as the product stores them: invented people, some of each kind. */
export async function storedDocuments(): Promise<[path: string, Record<string, unknown>][]> {
  const text = await readFile(new URL('./stored-documents.json', import.meta.url), 'utf8');
  return Object.entries(JSON.parse(text, reviver) as Record<string, Record<string, unknown>>);
}
