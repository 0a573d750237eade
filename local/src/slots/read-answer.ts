/** An answer of a server, whole, to be given again. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Headers of one connection, or set again for each answer. HTTP/2 forbids most of them. */
export const OWN_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
]);

export async function readAnswer(address: string): Promise<Answer> {
  const answer = await fetch(address, { redirect: 'manual' });
  const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name));
  return {
    status: answer.status,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
