import type { Response } from 'undici';
import { PAGE_LIMIT } from '../../ports/page-fetcher.ts';
import { decodePage } from './decode-page.ts';
import { FetchError } from './fetch-error.ts';

const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/xhtml\+xml)/;

/** Reads at most PAGE_LIMIT bytes, then hangs up. The limit is on decompressed bytes. */
async function readBytes(response: Response): Promise<{ bytes: Buffer; is_cut: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > PAGE_LIMIT) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, PAGE_LIMIT), is_cut: length > PAGE_LIMIT };
}

/**
 * The text of an answer. A longer page is cut, not refused: what a visitor
 * needs mostly stands early, and the reader is told. Throws a FetchError for
 * what is no text.
 */
export async function readPageBody(
  response: Response,
): Promise<{ content_type: string; body: string; is_cut?: boolean }> {
  const content_type = (response.headers.get('content-type') ?? '').trim().toLowerCase();
  if (content_type && !TEXT.test(content_type)) {
    await response.body?.cancel();
    throw new FetchError('not_html');
  }
  const { bytes, is_cut } = await readBytes(response);
  const isBinary = !content_type && bytes.subarray(0, 1024).includes(0);
  if (isBinary) throw new FetchError('not_html');
  return { content_type, body: decodePage(bytes, content_type), ...(is_cut && { is_cut }) };
}
