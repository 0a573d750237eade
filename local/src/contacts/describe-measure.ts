import type { ContactSamples } from './contact-samples.ts';
import type { ContactMeasure } from './measure-contacts.ts';
import type { Mistake, Score } from './score-findings.ts';

const written = (side: Mistake['found']) =>
  typeof side === 'string' ? side : side.join(', ') || 'nothing';

const asking = ({ undecided }: Mistake) => (undecided ? ` (asks: ${undecided.join(' or ')})` : '');

function describePart(title: string, part: readonly unknown[] | null, score: Score): string[] {
  if (!part) return [`${title}: not in this folder`];
  const { found, labelled, right, undecided, precision, recall, mistakes } = score;
  const asked = undecided ? `, ${undecided} left to choose` : '';
  return [
    `${title}: ${part.length} samples, ${labelled} labelled, ${found} found, ${right} right${asked}`,
    `  precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
    ...mistakes.map(
      (mistake) =>
        `  ✗ ${mistake.sample}: found ${written(mistake.found)}${asking(mistake)}, expected ${written(mistake.expected)}`,
    ),
  ];
}

/** Text for a person: the counts of each part, and each mistake. */
export function describeMeasure(samples: ContactSamples, measure: ContactMeasure): string {
  const { pages, bios, snippets } = measure;
  return [
    ...describePart('Pages', samples.pages, pages),
    ...(samples.pages ? [`  blocked: ${pages.blocked_right} of ${pages.blocked_total} named`] : []),
    ...describePart('Bios', samples.bios, bios),
    ...describePart('Snippets', samples.snippets, snippets),
    ...describePart('Hard snippets', samples.hard_snippets, snippets.hard),
  ].join('\n');
}
