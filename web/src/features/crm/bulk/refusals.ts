/** A creator for whom it was not done, and why. */
export interface BulkRefusal {
  id: string;
  name: string;
  /** Why, as a code; null where the sentence alone says it. */
  reason: string | null;
  sentence: string;
}

export interface RefusalGroup {
  sentence: string;
  creators: readonly { id: string; name: string }[];
}

/** Groups of creators are named in short; of other reasons the first one's sentence is shown. */
const IN_SHORT: Readonly<Record<string, string>> = {
  no_address: 'No email address yet.',
  opted_out: 'Unsubscribed from your emails.',
  email_sent: 'You already emailed them.',
  on_hold: 'Their email is on hold. Review it to send it.',
  queued: 'Their email is already queued.',
  same_address: 'Same address as another selected creator.',
};

/**
 * The refusals by reason, the most frequent first. Without a reason, those of the same sentence are
 * together.
 */
export function groupRefusals(refusals: readonly BulkRefusal[]): RefusalGroup[] {
  const groups = new Map<string, BulkRefusal[]>();
  for (const refusal of refusals) {
    const key = refusal.reason ?? refusal.sentence;
    const group = groups.get(key);
    if (group) group.push(refusal);
    else groups.set(key, [refusal]);
  }
  return [...groups]
    .map(([key, group]) => ({
      sentence: IN_SHORT[key] ?? group[0]?.sentence ?? '',
      creators: group.map(({ id, name }) => ({ id, name })),
    }))
    .sort((one, other) => other.creators.length - one.creators.length);
}
