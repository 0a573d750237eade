/** A creator for whom it was not done, and why. */
export interface Failure {
  id: string;
  name: string;
  /** Why, as a code; null where the sentence alone says it. */
  reason: string | null;
  sentence: string;
}

export interface FailureGroup {
  sentence: string;
  creators: readonly { id: string; name: string }[];
}

/** Groups of creators are named in short; of other reasons the first one's sentence is shown. */
const IN_SHORT: Readonly<Record<string, string>> = {
  no_address: 'No email address yet.',
  opted_out: 'Unsubscribed from your emails.',
  already_sent: 'You already emailed them.',
};

/**
 * The failures by reason, the most frequent first. Without a reason, those of the same sentence are
 * together.
 */
export function groupFailures(failures: readonly Failure[]): FailureGroup[] {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) {
    const key = failure.reason ?? failure.sentence;
    const group = groups.get(key);
    if (group) group.push(failure);
    else groups.set(key, [failure]);
  }
  return [...groups]
    .map(([key, group]) => ({
      sentence: IN_SHORT[key] ?? group[0]?.sentence ?? '',
      creators: group.map(({ id, name }) => ({ id, name })),
    }))
    .sort((one, other) => other.creators.length - one.creators.length);
}
