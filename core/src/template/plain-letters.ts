import { foldText } from '../contact/fold-text.ts';
import { unfolded } from '../contact/folded-text.ts';

/** Alone among plain letters it counts as an at sign in an address; in a name it never is one. */
const STYLED_A = /[ⓐⒶ\u{1f150}\u{1f170}]\ufe0f?/gu;
/**
 * What folding would take apart: emoji of several parts (👩🏽‍🎨, ❤️, 1️⃣), and the joiners with
 * which Persian and Indian names are spelled. Circled and squared letters are no emoji here.
 */
const WHOLE =
  /((?![Ⓜ\u{1f170}-\u{1f189}])\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f\u{e0020}-\u{e007f}]*(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*)*|[\d#*]\ufe0f?\u20e3|(?<=[^\p{sc=Latin}\p{sc=Zyyy}\p{sc=Zinh}])[\u200c\u200d])/u;

/** A picture, and what changes or joins pictures: it may stand alone behind a digit. */
const PICTURE =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{fe0f}|\u{200d}|\u{20e3}|[\u{e0020}-\u{e007f}]/gu;

/** A name without emoji: in a subject they look like an advertisement. */
export const withoutEmoji = (name: string): string =>
  name.replace(PICTURE, ' ').replace(/\s+/g, ' ').trim();

/**
 * A display name in letters anybody types: 𝓜𝓪𝓻𝓪, Ｍａｒａ and Ⓜⓐⓡⓐ are Mara. Screen readers spell
 * styled letters out, and spam filters count them. Names in other scripts and emoji stay.
 */
export const plainLetters = (name: string): string =>
  name
    .replace(STYLED_A, (sign) => (sign.startsWith('Ⓐ') ? 'A' : 'a'))
    .split(WHOLE)
    .map((part, index) => (index % 2 === 0 ? foldText(unfolded(part)).text : part))
    .join('');
