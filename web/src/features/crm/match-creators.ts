import type { Creator } from '@vibes/core/creator/creator';

type Searched = Pick<Creator, 'name' | 'tiktok_username' | 'email' | 'instagram_username'>;

const fold = (text: string) => text.normalize().toLowerCase();

// The searched text of a creator, built once. A search is a single line, so it never matches across two fields.
const folded = new WeakMap<Searched, string>();
function searchedText(creator: Searched): string {
  const known = folded.get(creator);
  if (known !== undefined) return known;
  const { name, tiktok_username, email, instagram_username } = creator;
  const handles = [tiktok_username, instagram_username].map((handle) => handle && `@${handle}`);
  const text = fold([name, email, ...handles].filter(Boolean).join('\n'));
  folded.set(creator, text);
  return text;
}

/**
 * The creators whose name, handle or email address holds the text, upper and lower case
 * alike, in their order. A handle is also found with its @. Blank text finds all.
 */
export function matchCreators<T extends Searched>(
  creators: readonly T[],
  text: string,
): readonly T[] {
  const wanted = fold(text.trim());
  if (wanted === '') return creators;
  return creators.filter((creator) => searchedText(creator).includes(wanted));
}
