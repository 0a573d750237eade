import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DownloadError, reasonOf, request } from './request.ts';

/** A file somewhere else, as its vendor describes it. */
export interface RemoteFile {
  url: string;
  /** Bytes. */
  size: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/** Milliseconds between two lines of progress. */
const EVERY = 5000;

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

/**
 * Downloads to `path` what has the size and the checksum its vendor names; throws a DownloadError
 * for anything else. What it wrote by then is left to the caller.
 */
export async function downloadFile(input: {
  /** For the person who waits. */
  what: string;
  file: RemoteFile;
  path: string;
  env: NodeJS.ProcessEnv;
  report: (line: string) => void;
  signal: AbortSignal;
}): Promise<void> {
  const { what, file, report, signal } = input;
  const { url, size } = file;
  report(`Downloading ${what} (${megabytes(size)} from ${new URL(url).host}) …`);
  const response = await request(url, input);
  const hash = createHash('sha256');
  let received = 0;
  let told = Date.now();
  const watch = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      received += chunk.length;
      hash.update(chunk);
      if (received > size) break;
      if (Date.now() - told > EVERY) {
        told = Date.now();
        report(`  ${megabytes(received)} of ${megabytes(size)}`);
      }
      yield chunk;
    }
  };
  try {
    await pipeline(response.body ?? Readable.from([]), watch, createWriteStream(input.path), {
      signal,
    });
  } catch (error) {
    signal.throwIfAborted();
    const part = `${megabytes(received)} of ${megabytes(size)}`;
    throw new DownloadError(`${url} broke off after ${part} (${reasonOf(error)})`, {
      cause: error,
    });
  }
  if (received < size)
    throw new DownloadError(`${url} ended after ${megabytes(received)} of ${megabytes(size)}`);
  if (received > size || hash.digest('hex') !== file.sha256)
    throw new DownloadError(`${url} is not the file that its checksum names, so it was not kept`);
}
