import type { ErrorCode } from '@vibes/core/api/error-code';
import { isBrokenDocument } from '@vibes/core/firestore/document-kind';
import { AppError } from '../platform/app-error.ts';

/** One creator whose stored documents cannot be read. */
export type OnFault = (fault: { uid: string; id: string; error: unknown }) => void;

const UNREADABLE =
  'We can’t read what is stored of this creator, so nothing was changed. Contact support.';

interface Each<End> {
  uid: string;
  /** Creators written at once. */
  at_once: number;
  run: (id: string) => Promise<End>;
  /** Refusals that belong to one creator. */
  of_one: ReadonlySet<ErrorCode>;
  refused: (id: string, refusal: AppError) => End;
  onFault: OnFault;
}

/**
 * Runs `run` for each creator once, in the order of `ids`. One creator that is refused, or whose
 * documents are broken, does not end the call; an error that would meet the others too does.
 */
export async function endOfEach<End>(ids: readonly string[], each: Each<End>): Promise<End[]> {
  const { uid, at_once, run, of_one, refused, onFault } = each;
  const end = async (id: string): Promise<End> => {
    try {
      return await run(id);
    } catch (error) {
      if (error instanceof AppError && of_one.has(error.code)) return refused(id, error);
      if (!isBrokenDocument(error)) throw error;
      onFault({ uid, id, error });
      return refused(id, new AppError('internal', { sentence: UNREADABLE }));
    }
  };
  const left = [...new Set(ids)];
  const ends: End[] = [];
  while (left.length > 0) ends.push(...(await Promise.all(left.splice(0, at_once).map(end))));
  return ends;
}
