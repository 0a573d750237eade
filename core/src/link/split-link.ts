/** The parts of a web address, read without a scheme too: people paste `linktr.ee/ilsa`. */
export interface LinkParts {
  /** Lower case, without port. */
  host: string;
  /** Percent-decoded, without empty ones. */
  segments: string[];
  /** The first value of a query parameter, decoded; empty when there is none. */
  query: (name: string) => string;
}

const SHAPE =
  /^(?:(?:https?:)?\/\/)?((?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63})\.?(?::\d{1,5})?(?:\/([^?#]*))?(?:\?([^#]*))?(?:#|$)/iu;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Null for anything that is no http(s) address: other schemes, user info, a name without a dot. */
export function splitLink(link: string): LinkParts | null {
  const match = SHAPE.exec(link.trim());
  if (!match) return null;
  const [, host = '', path = '', search = ''] = match;
  return {
    host: host.toLowerCase(),
    segments: path.split('/').filter(Boolean).map(decode),
    query(name) {
      const pair = search.split('&').find((part) => part.startsWith(`${name}=`));
      return decode((pair ?? '').slice(name.length + 1).replaceAll('+', ' '));
    },
  };
}
