/** A `POST /api/capture` for a POSIX shell. The creator in it is an example to replace. */
export function captureCommand(origin: string, key: string): string {
  return [
    `curl -X POST ${origin}/api/capture \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"url":"https://www.tiktok.com/@creator"}'`,
  ].join('\n');
}
