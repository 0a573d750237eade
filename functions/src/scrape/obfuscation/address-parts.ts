/** An address that an element keeps in parts, for its page's script to put together. */

type Attributes = ReadonlyMap<string, string>;

const words = (list: string) => new Set(list.split(' '));
/** The last word of an attribute's name: `data-user`, `data-email-user`, `data-m-user`. */
const LOCAL_PARTS = words(
  'user name local username mailbox account u l n part1 first left before localpart',
);
const DOMAIN_PARTS = words(
  'domain host hostname site server website d h part2 second right after dom provider',
);
const ENDINGS = words('tld ext suffix zone end ending part3 third t e x');
const LOCAL = /^[\w.+-]{1,64}@?$/;
const DOMAIN = /^@?[\p{L}\p{N}.-]{1,100}$/u;
const ENDING = /^\.?\p{L}{2,24}(?:\.\p{L}{2,3})?$/u;

function partOf(attributes: Attributes, names: Set<string>, shape: RegExp): string {
  for (const [name, value] of attributes) {
    if (!name.startsWith('data-')) continue;
    const last = name.slice(name.lastIndexOf('-') + 1);
    if (names.has(last) && shape.test(value.trim())) return value.trim();
  }
  return '';
}

/** The address in an element's `data-` attributes, put together; empty when they are no parts of one. */
export function addressInParts(_name: string, attributes: Attributes): string {
  const domain = partOf(attributes, DOMAIN_PARTS, DOMAIN).replace(/^@/, '');
  const local = domain && partOf(attributes, LOCAL_PARTS, LOCAL).replace(/@$/, '');
  if (!local || !domain) return '';
  const ending = partOf(attributes, ENDINGS, ENDING).replace(/^\./, '');
  return ending ? `${local}@${domain}.${ending}` : `${local}@${domain}`;
}
