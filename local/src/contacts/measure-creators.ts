import { findOfCreator, type CreatorFinding, type CreatorSample } from './creator-samples.ts';

interface CreatorMistake {
  sample: string;
  sent: string | null;
  choice: string[];
  expected: CreatorSample['expected'];
}

/** Of all samples of one kind. */
interface CreatorScore {
  samples: number;
  /** Samples with an address that is written to at once, and those of them where it is a right one. */
  sent: number;
  right_sent: number;
  /** Samples where a stranger is written to. */
  wrong_sent: number;
  /** Samples in which a person is asked. */
  choice: number;
  /** Samples whose label allows to write at once, or says at least that a person is to be asked. */
  labelled_sent: number;
  labelled: number;
  /** Of `labelled`: those where a right address is sent to or offered. */
  right_sent_or_offered: number;
  mistakes: CreatorMistake[];
}

const EMPTY: CreatorScore = {
  samples: 0,
  sent: 0,
  right_sent: 0,
  wrong_sent: 0,
  choice: 0,
  labelled_sent: 0,
  labelled: 0,
  right_sent_or_offered: 0,
  mistakes: [],
};

function withSample(
  score: CreatorScore,
  { id, expected }: CreatorSample,
  { sent, choice }: CreatorFinding,
): CreatorScore {
  const may = new Set(expected.sent.map((address) => address.toLowerCase()));
  const known = new Set([...may, ...expected.choice.map((address) => address.toLowerCase())]);
  const isRight = sent !== null && may.has(sent);
  const isOffered = isRight || choice.some((address) => known.has(address));
  // Silence is right where nothing is expected, and a choice where one is.
  const isFine = isRight || (sent === null && may.size === 0 && (known.size === 0 || isOffered));
  return {
    samples: score.samples + 1,
    sent: score.sent + Number(sent !== null),
    right_sent: score.right_sent + Number(isRight),
    wrong_sent: score.wrong_sent + Number(sent !== null && !isRight),
    choice: score.choice + Number(choice.length > 0),
    labelled_sent: score.labelled_sent + Number(may.size > 0),
    labelled: score.labelled + Number(known.size > 0),
    right_sent_or_offered: score.right_sent_or_offered + Number(known.size > 0 && isOffered),
    mistakes: isFine ? score.mistakes : [...score.mistakes, { sample: id, sent, choice, expected }],
  };
}

/** What is counted over all kinds too: samples written to at once, asked about, and where a stranger is written to. */
export interface CreatorMeasure {
  sent: number;
  choice: number;
  wrong_sent: number;
  creators: Record<string, CreatorScore>;
}

/** Reads each sample as a capture does, and counts by kind. */
export async function measureCreators(samples: readonly CreatorSample[]): Promise<CreatorMeasure> {
  const creators: Record<string, CreatorScore> = {};
  for (const sample of samples) {
    const score = creators[sample.kind] ?? EMPTY;
    creators[sample.kind] = withSample(score, sample, await findOfCreator(sample));
  }
  const sum = (key: 'sent' | 'choice' | 'wrong_sent') =>
    Object.values(creators).reduce((total, score) => total + score[key], 0);
  return { sent: sum('sent'), choice: sum('choice'), wrong_sent: sum('wrong_sent'), creators };
}

const shareOf = (part: number, whole: number): string => (whole ? part / whole : 1).toFixed(3);

/** Text for a person: the counts of each kind, and each mistake. */
export const describeCreators = ({ creators }: CreatorMeasure): string =>
  Object.entries(creators)
    .flatMap(([kind, score]) => [
      `Creators, ${kind}: ${score.samples} samples, ${score.sent} written to, ${score.wrong_sent} of them wrongly, ${score.choice} asked about`,
      `  precision ${shareOf(score.right_sent, score.sent)}, recall sent ${shareOf(score.right_sent, score.labelled_sent)}, sent or offered ${shareOf(score.right_sent_or_offered, score.labelled)}`,
      ...score.mistakes.map(
        ({ sample, sent, choice, expected }) =>
          `  ✗ ${sample}: ${sent ? `wrote to ${sent}` : `asked about ${choice.join(', ') || 'nothing'}`}, expected ${expected.sent.join(' or ') || `to ask about ${expected.choice.join(', ') || 'nothing'}`}`,
      ),
    ])
    .join('\n');
