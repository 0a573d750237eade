/** Scoring over pairs of sample and address: precision = right / found, recall = right / labelled. */
import type { Label } from './contact-samples.ts';

/** What a finder returns for one sample. */
export interface Finding {
  /** The addresses it is certain of. */
  addresses: string[];
  /** Readings of the same letters between which a person is asked to choose: found, but never written to. */
  undecided?: string[];
  /** The address it would write to. */
  contact: string | null;
  /** The reason why it could not read the sample; null when it read it. */
  unread: string | null;
}

/**
 * A list holds addresses; a string is the reason why a sample is unreadable, by its label or by the
 * finder.
 */
export interface Mistake {
  sample: string;
  found: string[] | string;
  expected: string[] | string;
  /** Addresses left to a person to choose from. */
  undecided?: string[];
}

export interface Score {
  found: number;
  labelled: number;
  right: number;
  /** Samples in which a person is asked to choose. */
  undecided: number;
  /** 1 when nothing was found. */
  precision: number;
  /** 1 when nothing was labelled. */
  recall: number;
  mistakes: Mistake[];
}

export interface PageScore extends Score {
  blocked_right: number;
  blocked_total: number;
}

export interface Scored {
  label: Label;
  finding: Finding;
}

const alike = (addresses: readonly string[]) =>
  new Set(addresses.map((address) => address.toLowerCase()));

function compare({ label, finding }: Scored) {
  const expected = alike(label.emails);
  const hidden = alike(label.hidden);
  const contact = finding.contact?.toLowerCase();
  const all = [...alike(finding.addresses)];
  const found = all.filter((address) => !hidden.has(address) || address === contact);
  const right = found.filter((address) => expected.has(address)).length;
  const isRight = right === found.length && right === expected.size;
  const isNamed = finding.unread === label.blocked;
  const mistake: Mistake = {
    sample: label.sample,
    found: finding.unread ?? found,
    expected: label.blocked ?? [...expected],
  };
  const { undecided = [] } = finding;
  if (undecided.length > 0) mistake.undecided = undecided;
  return {
    found: found.length,
    labelled: expected.size,
    right,
    undecided: Number(undecided.length > 0),
    isRight,
    isNamed,
    mistake,
  };
}

type Compared = ReturnType<typeof compare>;

function count(compared: readonly Compared[], isMistake: (one: Compared) => boolean): Score {
  const sum = (key: 'found' | 'labelled' | 'right' | 'undecided') =>
    compared.reduce((total, one) => total + one[key], 0);
  const [found, labelled, right] = [sum('found'), sum('labelled'), sum('right')];
  return {
    found,
    labelled,
    right,
    undecided: sum('undecided'),
    precision: found ? right / found : 1,
    recall: labelled ? right / labelled : 1,
    mistakes: compared.filter(isMistake).map(({ mistake }) => mistake),
  };
}

/** A sample is right when exactly its addresses are found. */
export const scoreFindings = (samples: readonly Scored[]): Score =>
  count(samples.map(compare), ({ isRight }) => !isRight);

/**
 * A blocked page is right when nothing is found and its reason is named. A readable page that was
 * called blocked is a mistake, also when it holds no address.
 */
export function scorePages(samples: readonly Scored[]): PageScore {
  const compared = samples.map((sample) => ({ ...sample, ...compare(sample) }));
  const blocked = compared.filter(({ label }) => label.blocked !== null);
  const { mistakes, ...counts } = count(compared, (one) => !one.isRight || !one.isNamed);
  return {
    ...counts,
    blocked_right: blocked.filter((one) => one.isRight && one.isNamed).length,
    blocked_total: blocked.length,
    mistakes,
  };
}
