import type { Response } from 'undici';
import { PICTURE_LIMIT, type PictureFetcher } from '../../ports/picture-fetcher.ts';
import { directRequest, type DirectOptions } from './direct-request.ts';
import { fetchBlockReason } from './fetch-error.ts';
import { readBytes } from './read-bytes.ts';

/** What may be a picture by its type. What it is, its bytes decide when they are decoded. */
const TYPE = /^image\/(?:jpeg|jpg|pjpeg|png|webp)\b/i;
const ACCEPT = 'image/webp,image/jpeg,image/png';

async function readPicture(response: Response): Promise<{ bytes: Buffer | null }> {
  const type = (response.headers.get('content-type') ?? '').trim();
  const length = Number(response.headers.get('content-length') ?? 0);
  if (response.status !== 200 || !TYPE.test(type) || length > PICTURE_LIMIT) {
    await response.body?.cancel();
    return { bytes: null };
  }
  const { bytes, is_cut } = await readBytes(response, PICTURE_LIMIT);
  return { bytes: is_cut ? null : bytes };
}

/** A server that is out of order may be well in an hour; a link that ended does not come back. */
const isPassing = (status: number) => status >= 500 || status === 408;

/** Fetches pictures by the rules of `directRequest`, never by a gateway: that renders pages. */
export function directPictureFetcher(options: DirectOptions): PictureFetcher {
  const request = directRequest({ ...options, accept: ACCEPT }, readPicture);
  return async (picture) => {
    try {
      const { status, bytes } = await request(picture);
      if (bytes) return { kind: 'picture', bytes };
      return { kind: 'failed', is_final: !isPassing(status) };
    } catch (error) {
      return { kind: 'failed', is_final: fetchBlockReason(error) === 'refused_address' };
    }
  };
}
