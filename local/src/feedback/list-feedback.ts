import type { Feedback } from '@vibes/core/feedback/stored-feedback';
import { feedbackDocument } from '@vibes/core/firestore/documents';
import type { Books } from '../doctor/doctor-check.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days that are listed when none is named: a week, and the days that nobody worked on. */
const USUAL_DAYS = 10;
/** Pieces read at once. */
const PAGE = 300;

interface Piece extends Pick<Feedback, 'feedback' | 'created_at'> {
  id: string;
}

/** The feedback that came since a time, the newest last; costs a read for each piece. */
export async function listFeedback(
  { documents, clock }: Books,
  named: Date | null,
): Promise<{ pieces: Piece[]; since: Date }> {
  const until = clock();
  const since = named ?? new Date(until.getTime() - USUAL_DAYS * DAY);
  const pieces = new Map<string, Piece>();
  // Two may have come at the same moment, so a page begins with the last moment of the one before.
  for (let after = new Date(since.getTime() - 1); ;) {
    const page = await documents.find({
      collection: feedbackDocument.collection(),
      field: 'created_at',
      after,
      until,
      limit: PAGE,
    });
    const before = pieces.size;
    for (const { path, data } of page) {
      const { feedback, created_at } = feedbackDocument.schema.parse(data);
      pieces.set(path, { id: feedbackDocument.idsIn(path).id, feedback, created_at });
      after = new Date(created_at.getTime() - 1);
    }
    if (page.length < PAGE || pieces.size === before)
      return { pieces: [...pieces.values()], since };
  }
}

/** A line for the time and the id, then the text as it was written, and an empty line. */
export const printedFeedback = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ id, feedback, created_at }) => [
    `${created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${id}`,
    ...feedback.split('\n').map((line) => `  ${line}`.trimEnd()),
    '',
  ]);
