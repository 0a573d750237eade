import type { Response } from 'undici';
import { PAGE_LIMIT } from '../../ports/page-fetcher.ts';
import { decodePage } from './decode-page.ts';
import { FetchError } from './fetch-error.ts';
import { readBytes } from './read-bytes.ts';
import { isBinary } from './sniff-bytes.ts';

const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/xhtml\+xml)/;
/** A type that is none says nothing: servers send `html`, or an empty line. */
const IS_TYPE = /^[\w.+-]+\/[\w.+*-]+/;

/**
 * The text of an answer. A longer page is cut, not refused, and marked as cut: what a visitor needs
 * mostly comes early. Throws a FetchError for what is no text, by its type or, whatever its type
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
  const { bytes, is_cut } = await readBytes(response, PAGE_LIMIT);
  const isUtf16 = /charset\s{0,5}=\s{0,5}["']?utf-?16/.test(content_type);
  if (!isUtf16 && isBinary(bytes)) throw new FetchError('not_html');
  return { content_type, body: decodePage(bytes, content_type), ...(is_cut && { is_cut }) };
}
