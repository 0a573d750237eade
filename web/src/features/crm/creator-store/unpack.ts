/** The text of these bytes, packed by gzip and written in base64. Rejects for anything else. */
export async function unpack(base64: string): Promise<string> {
  const binary = atob(base64);
  const bytes = Uint8Array.from({ length: binary.length }, (_, at) => binary.charCodeAt(at));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}
