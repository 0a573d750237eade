/** A folder's name on the wire: modified UTF-7 (RFC 3501, 5.1.3). */
const wireName = (path: string): string =>
  path.replace(/&|[^\x20-\x7e]+/g, (text) => {
    if (text === '&') return '&-';
    const bytes = Buffer.from(text, 'utf16le').swap16();
    return `&${bytes.toString('base64').replace(/\//g, ',').replace(/=+$/, '')}-`;
  });

export const quotedName = (path: string): string =>
  `"${wireName(path).replace(/([\\"])/g, '\\$1')}"`;

/** Whether a name as the client sent it is that folder's; only INBOX has no case (RFC 3501, 5.1). */
export const isNamed = (path: string, name: string): boolean =>
  path === 'INBOX' ? name.toUpperCase() === 'INBOX' : wireName(path) === name;

/** Whether a folder matches the pattern of a LIST. */
export const isListed = (path: string, pattern: string): boolean =>
  isNamed(path, pattern) || pattern === '*' || (pattern === '%' && !path.includes('/'));
