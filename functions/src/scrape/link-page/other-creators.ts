/** "More creators": a part of a page that its heading gives to other people. */

const PEOPLE =
  'creators?|profiles?|people|users?|accounts?|artists?|makers?|pages|creador\\p{L}{0,3}|perfiles|cuentas|créat\\p{L}{1,6}|profils|comptes|creator\\p{L}{0,2}|profili|criador\\p{L}{0,3}|perfis|profile|konten|makers|profielen|twórc\\p{L}{1,3}|profil[ei]?\\p{L}{0,3}|авторы|профили|аккаунты';
const MORE =
  'more|other|similar|suggested|recommended|related|trending|popular|discover|featured|explore|más|otr[oa]s|autres|altri|altre|outr[oa]s|mais|mehr|weitere|andere|ähnliche|beliebte|meer|więcej|inni|podobne|другие|похожие';
const HEADING = new RegExp(
  `^(?:(?:${MORE})\\s(?:\\p{L}{1,12}\\s){0,2}?(?:${PEOPLE})(?![\\p{L}])|you (?:may|might) (?:also )?like|people also (?:follow|view|like)|(?:suggested|recommended|picked) for you|who to follow|das könnte (?:dir|ihnen) (?:auch )?gefallen|también te puede|vous aimerez|potrebbe(?:ro)? (?:anche )?piacert|você também pode|おすすめのクリエイター|추천 크리에이터)`,
  'iu',
);
const LONGEST_HEADING = 80;

/** The level of a heading; 0 for any other element. */
const levelOf = (name: string): number =>
  name.length === 2 && name.startsWith('h') ? Number(name.charAt(1)) || 0 : 0;

/**
 * Follows the headings of a page. `isActive` is true behind one that speaks of
 * other creators, until the element around it ends or a heading of the same or
 * a higher level begins. `depth` is the number of open elements around one.
 */
export function otherCreators() {
  let heading: { level: number; text: string } | null = null;
  let others: { level: number; depth: number } | null = null;
  return {
    open(name: string) {
      const level = levelOf(name);
      if (level === 0) return;
      heading = { level, text: '' };
      if (others && heading.level <= others.level) others = null;
    },
    text(words: string) {
      if (heading && heading.text.length < LONGEST_HEADING) heading.text += words;
    },
    close(name: string, depth: number) {
      if (others && depth < others.depth) others = null;
      if (!heading || levelOf(name) === 0) return;
      if (!others && HEADING.test(heading.text.trim())) others = { level: heading.level, depth };
      heading = null;
    },
    isActive: () => others !== null,
  };
}
