/** Parts of a page that are out of sight until a link on it brings them up: sections, tabs, dialogs. */

type Attributes = ReadonlyMap<string, string>;

const PARTS = new Set('section div article aside dialog main p ul dl address'.split(' '));
const MOST_PARTS = 200;
const LONGEST_ID = 60;

/** Remembers what links and buttons bring up. Only such parts count: what nothing on the page opens stays hidden. */
export function openedParts() {
  const ids = new Set<string>();
  const add = (target: string | undefined) => {
    if (!target?.startsWith('#') || target.length > LONGEST_ID) return;
    if (target.length > 1 && ids.size < MOST_PARTS) ids.add(target.slice(1));
  };
  return {
    see: (attributes: Attributes) => {
      add(attributes.get('href'));
      add(attributes.get('data-target') ?? attributes.get('data-bs-target'));
      const controls = attributes.get('aria-controls');
      if (controls) add(`#${controls}`);
    },
    /** Some builders add a word to the id of a section: `#contact` opens `contact-section`. */
    has: (name: string, attributes: Attributes): boolean => {
      const id = attributes.get('id');
      if (!id || ids.size === 0 || !PARTS.has(name)) return false;
      return ids.has(id) || ids.has(id.replace(/-section$/, ''));
    },
  };
}
