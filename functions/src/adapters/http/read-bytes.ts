import type { Response } from 'undici';

/** Reads at most `limit` bytes, then hangs up. The limit is on decompressed bytes. */
export async function readBytes(
  response: Response,
  limit: number,
): Promise<{ bytes: Buffer; is_cut: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > limit) break;
  }
  return { bytes: Buffer.concat(chunks).subarray(0, limit), is_cut: length > limit };
}
