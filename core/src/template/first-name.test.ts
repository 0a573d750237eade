import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstName } from './first-name.ts';

/** Display names and their first names; empty where it is unsure. */
const NAMES: [string, string][] = [
  // Names as they are.
  ['Anna', 'Anna'],
  ['Anna Smith', 'Anna'],
  ['Anna Black', 'Anna'],
  ['Anna M. Smith Jr.', 'Anna'],
  ['Bo Larsen', 'Bo'],
  ['Élodie Durand', 'Élodie'],
  ['Ştefan Şahin', 'Ştefan'],
  ['Maria de la Cruz', 'Maria'],
  ['Joris van der Berg', 'Joris'],
  ['Anna "Annie" Smith', 'Anna'],
  ['  Anna   Smith  ', 'Anna'],
  // Capitals.
  ['ANNA', 'Anna'],
  ['ANNA SMITH', 'Anna'],
  ['anna smith', 'Anna'],
  ['anna', 'Anna'],
  ['ÉLODIE', 'Élodie'],
  ['McKay Brown', 'McKay'],
  ['MCKAY BROWN', 'McKay'],
  ['DeShawn Hill', 'DeShawn'],
  ['LaTasha', 'LaTasha'],
  ['JJ Miller', 'JJ'],
  ['JO MILLER', 'Jo'],
  ["O'Neil Grant", "O'Neil"],
  ['O’NEIL GRANT', 'O’Neil'],
  ["d'angelo russo", "D'Angelo"],
  ['Jean-Luc Martin', 'Jean-Luc'],
  ['JEAN-LUC', 'Jean-Luc'],
  ['anna-lena', 'Anna-Lena'],
  // Emoji, bars, brackets and what else is said.
  ['Anna 🌸', 'Anna'],
  ['✨ANNA✨', 'Anna'],
  ['🌸 Anna 🌸 travel & food', 'Anna'],
  ['Anna👩🏽‍🎨', 'Anna'],
  ['Anna 🇩🇪', 'Anna'],
  ['Anna™', 'Anna'],
  ['Anna ♡ Smith', 'Anna'],
  ['Anna | travel', 'Anna'],
  ['Anna Smith｜Food & Travel', 'Anna'],
  ['Anna 🌸 (she/her)', 'Anna'],
  ['Anna she/her', 'Anna'],
  ['Anna [Berlin]', 'Anna'],
  ['(Anna)', ''],
  ['Anna - food blogger', 'Anna'],
  ['Anna — Berlin', 'Anna'],
  ['Anna- food', 'Anna'],
  ['Anna • UGC Creator', 'Anna'],
  ['Anna: slow mornings', 'Anna'],
  ['Anna Smith, MD', 'Anna'],
  ['Anna, 24', 'Anna'],
  ['Anna!', 'Anna'],
  ['Smith, Anna', ''],
  // Titles and claims.
  ['Dr. Anna Smith', 'Anna'],
  ['Prof. Dr. Anna Smith', 'Anna'],
  ['Mrs Anna Smith', 'Anna'],
  ['Chef Marco Rossi', 'Marco'],
  ['Mr Smith', ''],
  ['Mrs. Brown', ''],
  ['Dr', ''],
  ['Real Anna Smith', 'Anna'],
  ['The Real Anna Smith', 'Anna'],
  ['Official Anna Smith', 'Anna'],
  ['Anna Smith Official', 'Anna'],
  ['Official Nord', ''],
  ["Hi, I'm Anna", 'Anna'],
  ['It’s Anna', 'Anna'],
  ['its me anna', 'Anna'],
  ['this is Anna Smith', 'Anna'],
  // Styled letters.
  ['𝓐𝓷𝓷𝓪', 'Anna'],
  ['𝗔𝗡𝗡𝗔 𝗦𝗠𝗜𝗧𝗛', 'Anna'],
  ['Ａｎｎａ', 'Anna'],
  ['ᴀɴɴᴀ', 'Anna'],
  ['Ⓐⓝⓝⓐ', 'Anna'],
  ['A̶n̶n̶a̶', 'Anna'],
  ['Аnnа Smith', 'Anna'],
  // Handles.
  ['anna.travels', ''],
  ['anna_smith', ''],
  ['@anna', ''],
  ['anna123', ''],
  ['annatravels', ''],
  ['AnnaTravels', ''],
  ['anna.berlin.de', ''],
  ['plainhandle', ''],
  // Brands, places, sentences.
  ['The Coffee Shop', ''],
  ['Studio Nord', ''],
  ['Nord Studio', ''],
  ["Anna's Kitchen", ''],
  ['Anna Travels', ''],
  ['Cooking with Anna', ''],
  ['Wanderlust', ''],
  ['Good Vibes Only', ''],
  ['Route 66', ''],
  ['Kiln GmbH', ''],
  ['MrBeast', ''],
  ['BMW', ''],
  ['La Cocina', ''],
  ['Made in Italy', ''],
  ['Anna Maria Luisa Josefa Theresa', ''],
  ['Sunny Side', ''],
  ['SUNNY SIDE UP', ''],
  ['Velvet Rose', ''],
  ['Velvet', ''],
  ['Velvet Skies', ''],
  ['Wild Fox', ''],
  ['Wild Kitchen', ''],
  ['Nike', ''],
  ['Nike Running', ''],
  ['Sephora Kim', ''],
  ['Summer Breeze', ''],
  // Words that are first names too.
  ['Sunny', 'Sunny'],
  ['Sunny Leone', 'Sunny'],
  ['Rose Miller', 'Rose'],
  ['Summer Black', 'Summer'],
  ['Hope Woods', 'Hope'],
  ['Will', 'Will'],
  ['Mark Green', 'Mark'],
  ['Ruby Rose', 'Ruby'],
  ['Anna Rose', 'Anna'],
  ['Rebel Wilson', 'Rebel'],
  // Several people.
  ['Anna & Tom', ''],
  ['Anna + Tom', ''],
  ['Anna and Tom', ''],
  ['Anna und Tom', ''],
  ['Anna/Tom', ''],
  ['Anna x Tom', ''],
  ['Anna ❤️ Tom', ''],
  // Initials and nothing.
  ['J', ''],
  ['J. Smith', ''],
  ['J.J. Smith', ''],
  ['', ''],
  ['🌸✨', ''],
  ['24', ''],
  ['...', ''],
  ['\u200b', ''],
  // Other scripts.
  ['Анна Смирнова', 'Анна'],
  ['АННА', 'Анна'],
  ['Кофейня Север', ''],
  ['Ελένη Παππά', 'Ελένη'],
  ['سارة أحمد', 'سارة'],
  ['عبد الله', ''],
  ['נועה לוי', 'נועה'],
  ['प्रिया शर्मा', 'प्रिया'],
  ['王小明', ''],
  ['山田 花子', ''],
  ['김민수', ''],
  ['Anna 安娜', 'Anna'],
  ['Nguyễn Thị Lan', ''],
  ['Zhang Wei', ''],
  ['Kim Min-ji', ''],
  ['Nguyen', ''],
];

describe('the first name of a display name', () => {
  it.each(NAMES)('%j: %j', (displayName, first) => {
    expect(firstName(displayName, 'plainhandle')).toBe(first);
  });

  it('is not a name that only repeats the handle', () => {
    expect(firstName('anna', 'anna')).toBe('');
    expect(firstName('Anna', 'anna')).toBe('Anna');
    expect(firstName('anna smith', 'annasmith')).toBe('Anna');
    expect(firstName('wanderingsoul', 'wandering.on.instagram')).toBe('');
  });

  it('is one word without signs, whatever the display name', () => {
    const piece = fc.oneof(
      fc.constantFrom('Anna', 'smith', ' ', '|', '(', ')', "'", '-', '.', '🌸', 'Dr.', '{{', ','),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        expect(firstName(pieces.join(''), 'handle')).toMatch(/^(?:[\p{L}\p{M}'’-]{2,20})?$/u);
      }),
      { numRuns: 500 },
    );
  });
});
