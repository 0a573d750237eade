import { ERROR_CODES, type ErrorCode } from '@vibes/core/api/error-code';
import { isBrokenDocument } from '@vibes/core/firestore/document-kind';
import { AppError } from '../platform/app-error.ts';

/** One creator whose stored documents cannot be read, or who failed where others did not. */
export type OnFault = (fault: { uid: string; id: string; error: unknown }) => void;

const UNREADABLE =
  'We can’t read what is stored of this creator, so nothing was changed. Contact support.';

interface Each<End> {
  uid: string;
  /** Creators written at once. */
  at_once: number;
  run: (id: string) => Promise<End>;
  /** Refusals that belong to one creator, whoever else is refused. */
  of_one: ReadonlySet<ErrorCode>;
  refused: (id: string, refusal: AppError) => End;
  onFault: OnFault;
  /** How those end who fail all together, in place of ending the call. */
  is_last_try?: boolean;
  /** False once no further creator is begun: the rest is refused with `timeout`. */
  mayBegin?: () => boolean;
}

type Tried<End> = { end: End } | { id: string; error: unknown };

/**
 * Runs `run` for each creator once, in the order of `ids`. One creator that is refused or fails does
 * not end the call; an error that meets all of those written at once does.
 */
export async function settleEach<End>(ids: readonly string[], each: Each<End>): Promise<End[]> {
  const { uid, at_once, run, of_one, refused, onFault, is_last_try = false } = each;
  const isOwn = (error: unknown) =>
    isBrokenDocument(error) || (error instanceof AppError && of_one.has(error.code));
  const tried = (id: string): Promise<Tried<End>> =>
    run(id).then(
      (end) => ({ end }),
      (error: unknown) => ({ id, error }),
    );
  const endOf = (one: Tried<End>): End => {
    if ('end' in one) return one.end;
    const { id, error } = one;
    if (error instanceof AppError) return refused(id, error);
    onFault({ uid, id, error });
    const sentence = isBrokenDocument(error) ? UNREADABLE : ERROR_CODES.internal.sentence;
    return refused(id, new AppError('internal', { sentence }));
  };
  const left = [...new Set(ids)];
  const ends: End[] = [];
  while (left.length > 0 && (each.mayBegin?.() ?? true)) {
    const some = await Promise.all(left.splice(0, at_once).map(tried));
    const [first] = some;
    const isOfAll = some.every((one) => 'error' in one && !isOwn(one.error));
    if (isOfAll && !is_last_try && first && 'error' in first) throw first.error;
    ends.push(...some.map(endOf));
  }
  return [...ends, ...left.map((id) => refused(id, new AppError('timeout')))];
}
