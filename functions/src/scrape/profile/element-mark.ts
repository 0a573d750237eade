type Attributes = ReadonlyMap<string, string>;

const MARKED_BY = new Set(
  'data-e2e data-testid data-test-id data-test data-qa data-cy data-hook data-component data-section part slot aria-label id class'.split(
    ' ',
  ),
);
const MAY_MARK = /bio|signature|description|about|intro|name|handle|unique|title/i;
const BIO =
  /(?:(?:^|user|profile|account|creator|owner|header|div|span)(?:bio|biography|signature)|(?:user|profile)(?:description|about|intro|introduction))(?:text|content|body|description)?$/;
const HANDLE =
  /(?:^|user|profile|account|creator|owner|header|div|span|h\d)(?:username|handle|uniqueid|usertitle|profiletitle)(?:text)?$/;
/** Written behind a class by those who keep classes apart: `bio__x7Ks9`. */
const HASH = /_{1,2}[\w+-]{5,8}$/;
const MOST_TOKENS = 20;
const LONGEST_TOKEN = 80;
/** What a page or an element of its own is called before its parts: `pf-bio`, `<ig-bio>`. */
const PREFIX = /^(?!(?:no|add|has|is|not)-)[a-z]{1,3}-(?=[a-z])/i;

const plainTokens = (value: string) =>
  value
    .split(/\s+/, MOST_TOKENS)
    .filter((token) => token.length <= LONGEST_TOKEN)
    .flatMap((token) => [token, token.replace(HASH, ''), token.replace(PREFIX, '')])
    .map((token) => token.replace(/[^a-z0-9]/gi, '').toLowerCase());

const isOwnElement = (name: string) => name.includes('-');

/** What an element is marked as: the bio, a handle, or nothing of a person. */
export function elementMark(name: string, attributes: Attributes): 'bio' | 'name' | null {
  let isName = false;
  if (isOwnElement(name) && plainTokens(name).some((token) => BIO.test(token))) return 'bio';
  for (const [key, value] of attributes) {
    if (key === 'itemprop' && value === 'description') return 'bio';
    if (key === 'itemprop' && value === 'alternateName') return 'name';
    if (!MARKED_BY.has(key) || !MAY_MARK.test(value)) continue;
    const tokens = plainTokens(value);
    if (tokens.some((token) => BIO.test(token))) return 'bio';
    isName ||= tokens.some((token) => HANDLE.test(token));
  }
  return isName ? 'name' : null;
}

/** The handle that an element of the page's own states: `<profile-card handle="…">`. */
export function statedHandle(name: string, attributes: Attributes): string {
  if (!isOwnElement(name)) return '';
  for (const [key, value] of attributes)
    if (HANDLE.test(key.replace(/^data-|[^a-z]/g, ''))) return value;
  return '';
}
