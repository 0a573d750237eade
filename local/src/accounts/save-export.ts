import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/**
 * Writes an export to a file that only its owner may read, complete once it has its name, and gone when it fails; `file`
 * null: to standard output. Returns the lines to say.
 */
export async function saveExport(
  text: AsyncIterable<string>,
  file: string | null,
): Promise<string[]> {
  if (file === null) {
    await pipeline(text, process.stdout, { end: false });
    return [];
  }
  const unfinished = `${file}.new`;
  try {
    await pipeline(text, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return [`Written to ${file}. It holds people’s addresses and messages: send it by a safe way.`];
}
