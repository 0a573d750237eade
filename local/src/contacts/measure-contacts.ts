import type { Bio, ContactSamples, Labelled } from './contact-samples.ts';
import {
  scoreFindings,
  scorePages,
  type Finding,
  type PageScore,
  type Score,
} from './score-findings.ts';

/** Whatever finds addresses: the product, or a library beside it. */
export interface ContactFinder {
  inPage: (bytes: Uint8Array) => Finding;
  inBio: (bio: Bio) => Finding;
}

/** Snippets that need a script or a style sheet to be run count apart, in `hard`. */
export interface ContactMeasure {
  pages: PageScore;
  bios: Score;
  snippets: Score & { hard: Score };
}

/** A finder that throws has found nothing, and the mistake says so. */
function attempt(find: () => Finding): Finding {
  try {
    return find();
  } catch (error) {
    return { addresses: [], contact: null, unread: `threw ${String(error)}` };
  }
}

/** A part the folder lacks is scored over no samples. */
export function measureContacts(samples: ContactSamples, finder: ContactFinder): ContactMeasure {
  const run = <Given>(part: readonly Labelled<Given>[] | null, find: (given: Given) => Finding) =>
    (part ?? []).map(({ given, label }) => ({ label, finding: attempt(() => find(given)) }));
  return {
    pages: scorePages(run(samples.pages, finder.inPage)),
    bios: scoreFindings(run(samples.bios, finder.inBio)),
    snippets: {
      ...scoreFindings(run(samples.snippets, finder.inPage)),
      hard: scoreFindings(run(samples.hard_snippets, finder.inPage)),
    },
  };
}
