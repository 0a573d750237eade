import type { Response } from 'undici';
import { PAGE_LIMIT } from '../../ports/page-fetcher.ts';
import { decodePage } from './decode-page.ts';
import { FetchError } from './fetch-error.ts';
import { isBinary } from './sniff-bytes.ts';

const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/xhtml\+xml)/;
/** A type that is none says nothing: servers send `html`, or an empty line. */
const IS_TYPE = /^[\w.+-]+\/[\w.+*-]+/;

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
 * The text of an answer. A longer page is cut, not refused, and marked as cut: what a visitor needs
 * mostly stands early. Throws a FetchError for what is no text, by its type or, whatever its type
 * says, by its bytes.
 */
export async function readPageBody(
  response: Response,
): Promise<{ content_type: string; body: string; is_cut?: boolean }> {
  const content_type = (response.headers.get('content-type') ?? '').trim().toLowerCase();
  if (IS_TYPE.test(content_type) && !TEXT.test(content_type)) {
    await response.body?.cancel();
    throw new FetchError('not_html');
  }
  const { bytes, is_cut } = await readBytes(response);
  const isUtf16 = /charset\s{0,5}=\s{0,5}["']?utf-?16/.test(content_type);
  if (!isUtf16 && isBinary(bytes)) throw new FetchError('not_html');
  return { content_type, body: decodePage(bytes, content_type), ...(is_cut && { is_cut }) };
}
