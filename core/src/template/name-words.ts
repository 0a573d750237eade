const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Titles before a name. A single word after one may be the surname: "Mr Smith". */
export const TITLES = words(`
  dr prof professor doctor mr mrs ms miss mx sir rev reverend herr frau madame mme mlle
  monsieur señor señora senora sr sra srta dott chef coach captain capt
`);

/**
 * Words that are no person's name: with one of them, a display name counts as a brand, a place, a
 * pair or a sentence.
 */
export const NO_NAMES = words(`
  a an the this that your you my me our us we i im iam its and or with by of for from in on at to und y et
  de del la le el los las les die der das il lo un une al van von du di da dos bin ibn x vs feat
  iam itsme hi hey hello not just only all very much more no yes
  studio studios shop store shopping boutique market coffee cafe café bar restaurant bakery bistro pizza
  tea wine beer vegan food foods foodie eats eat kitchen cooking cook cooks recipe recipes bakes bake cake
  travel travels traveler traveller trip trips wander wanderlust adventure adventures explore journey
  beauty makeup skincare skin hair nails lashes cosmetics spa salon glow style styles styled stylist
  fashion wear outfit outfits clothing vintage jewelry jewellery design designs designer art arts artist
  fitness fit gym yoga pilates training trainer health healthy wellness nutrition sport sports running
  home homes house interiors decor garden living life lifestyle family mom mum mommy mama dad daddy
  baby kids wife husband girl girls boy boys guy guys man woman women men lady ladies babe twins
  sisters brothers couple friends bro bros sis queen king prince princess lil big young old little tiny
  mini happy good great best real official daily weekly today world global international city street
  news media magazine mag podcast show radio tv channel network vlog vlogs vlogger blog blogs blogger
  creator creators content ugc influencer model photo photos photography photographer film films video
  videos music band records dj mc beats sound dance dancer theatre theater books book reads reading
  club team crew squad community academy school college university institute center centre foundation
  agency group company co corp inc ltd llc gmbh ag brand brands business marketing digital creative
  collective lab labs works workshop project projects tech gaming gamer games play game toys pets dog
  dogs cat cats puppy horse animals nature outdoor outdoors ocean sea beach surf ski mountain north
  south east west new york london paris berlin tokyo dubai la nyc usa uk deutschland germany
  diy craft crafts crafted handmade knit paint paints ink tattoo tattoos vibes vibe love loves lover
  lovers quotes memes meme fun funny comedy tips hacks tricks diary diaries stories story secret secrets
  slow simply simple minimal pure natural organic golden gold blue green red black white pink
  sunday monday winter spring day days night nights morning moon sun star stars
  tiktok instagram insta youtube user deleted account page fan fans fanpage backup second spam private
  студия магазин кофе кофейня салон школа дом мир клуб официальный красота мода еда путешествия
`);

/** Those of them that are surnames as well and may follow a first name: Anna Black. */
export const SURNAMES_TOO = words(
  'king prince young little black white green gold love west north day winter cook moon best fox baker page',
);

/** Surnames of languages that put them first. */
export const SURNAMES_FIRST = words(`
  nguyen nguyễn tran trần pham phạm huynh huỳnh hoang hoàng zhang wang liu huang zhao zhou chen yang
  choi jeong nagy kovács kovacs szabó szabo tóth horváth
`);

/** First halves of names that are one name only with their second: "عبد الله", "أبو علي". */
export const HALF_NAMES = words('عبد أبو ابو أم ام بنت ابن بن آل ال');

/** What may stand in front of a capital within one name: McKay, DeShawn, LaTasha, MaryAnn. */
export const NAME_PREFIXES = words(`
  Mc Mac De Da Di Du Le La Lu Ja Jo Ke Ra Ta Sha Ma Mary Ann An Fitz O D N
`);

/** Small words within a name: "Maria de la Cruz". */
export const PARTICLES = words('de del la los las da dos di du van von der den bin al');
