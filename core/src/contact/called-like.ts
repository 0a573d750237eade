/** Whose page or account it is, as far as a name can say: the handle, and the name beside it. */
export interface NamedOwner {
  handle: string;
  name: string;
}

/** Shorter names are those of too many. */
const SHORTEST = 4;
/** A name this long inside a longer one is no coincidence. */
const LONG = 8;

/** What people put around their own name: it says nothing of whose it is. */
const AROUND =
  `the|its|itsme|im|iam|thisis|hey|hi|hello|meet|real|mr|mrs|miss|ms|dr|by|from|with|and|mein|mon|mi|meu
  official|officiel|oficial|offiziell|tv|vlogs?|music|musik|musica|arts?|artist|studios?|photos?|photography|photographer|fotografie|foto
  films?|creatives?|designs?|designer|illustration|illustrates|makes|made|cooks|bakes|eats|kitchen|fit|fitness|travels?|writes|writer|author|reads
  books|beauty|style|life|lifestyle|home|online|web|website|site|homepage|blog|portfolio|store|shop|podcast|pod|comedy|coach|coaching
  about|contact|kontakt|contacto|press|links?|linktree|bio|co|hq|uk|us|usa|de|fr|es|it|nl|br|au|ca|nyc|ldn|xo|x`.replace(
    /\s+/g,
    '|',
  );
const front = (words: string) => new RegExp(`^(?:${words})(?=.{${SHORTEST}})`, 'u');
const back = (words: string) => new RegExp(`(?<=.{${SHORTEST}})(?:${words})$`, 'u');
const FRONT = front(`${AROUND}|\\d+`);
const BACK = back(`${AROUND}|\\d+`);
/** What even another account of the same name has. */
const PLAIN_FRONT = front('the|real|official|its|im|iam');
const PLAIN_BACK = back('real|official|tv|hq|xo');

/** Names are shorter; longer ones are pages made to keep their reader busy. */
const LONGEST = 120;

/** The letters and digits of a name, in lower case, without their marks. */
export const letters = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A name without what people put around it, layer by layer. */
function coreOf(name: string, isExact = false): string {
  const [before, behind] = isExact ? [PLAIN_FRONT, PLAIN_BACK] : [FRONT, BACK];
  let core = letters(name);
  for (let layer = 0; layer < 4; layer += 1) {
    const next = core.replace(before, '').replace(behind, '');
    if (next === core) break;
    core = next;
  }
  return core;
}

/** Pages about somebody by others. */
const OF_FANS =
  /\b(?:fan ?(?:page|account|club|made|edits?)|stan account|not affiliated|unofficial|un official|parody|tribute|updates account|not (?:the )?real)\b|fan(?:page|club|account)|club de fans|fãs?[ -]?clube?|inoffiziell|non officiel|no oficial/iu;

/** True for an account about somebody else: their name in its own is no evidence of anything. */
export const isOfFans = ({ handle, name, bio }: NamedOwner & { bio: string }): boolean =>
  OF_FANS.test(`${name}\n${bio}`) ||
  /fans$|fan(?:page|club)$|[._]fan$|^fans?of/u.test(handle.replace(/\d/g, ''));

/** The parts of a name that emojis and signs part. */
export const partsOfName = (name: string): string[] =>
  name
    .split(/[|•·/\\,:;()[\]{}<>~"“”„«»]|\s[-–—]\s|\p{Extended_Pictographic}/u)
    .map((part) => part.trim())
    .filter((part) => letters(part) !== '');

/**
 * The names of an account: its handle, and the parts of its name that emojis and signs part. A part
 * behind the first counts where the handle shares a word with it: "Tilly | Velvet Row" is Tilly.
 */
function namesOf({ handle, name }: NamedOwner): string[] {
  const own = letters(handle);
  const [first = '', ...more] = partsOfName(name);
  const shared = more.filter((part) =>
    part
      .split(/\s+/)
      .some((word) => letters(word).length >= SHORTEST && own.includes(letters(word))),
  );
  return [handle, ...[first, ...shared].filter((part) => isWhole(part, own))];
}

/** A first name alone is the name of many: one word counts when it is the handle. */
const isWhole = (part: string, handle: string): boolean =>
  part.split(/\s+/).filter((word) => letters(word) !== '').length > 1 ||
  coreOf(part) === coreOf(handle);

/**
 * Whether something is called like an account, but for what people put around a name: the label of a
 * host, a title, another handle. `within` allows a long name with more around it
 * (`hesperquillceramics`), as hosts have; `exact` little but "official".
 */
export function isCalledLike(
  called: string,
  owner: NamedOwner,
  { within = false, exact = false }: { within?: boolean; exact?: boolean } = {},
): boolean {
  const whole = letters(called);
  const core = coreOf(called, exact);
  // A short handle counts as a whole, a short name never.
  if (whole.length > 2 && whole === letters(owner.handle)) return true;
  if (whole.length < SHORTEST) return false;
  return namesOf(owner).some((name) => {
    const own = letters(name);
    if (own.length < SHORTEST) return false;
    if (whole === own || core === coreOf(name, exact)) return true;
    return within && own.length >= LONG && whole.includes(own);
  });
}

/** Whether something holds the handle, or a word of the name or handle: `rebekah.drinks` of @rebekah.reads.tea. */
export const sharesWord = (called: string, { handle, name }: NamedOwner): boolean =>
  [handle, ...name.split(/\s+/), ...handle.split(/[._\d]+/)]
    .map(letters)
    .some((own) => own.length >= SHORTEST && letters(called).includes(own));
