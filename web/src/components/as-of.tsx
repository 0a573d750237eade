import { chakra } from '@chakra-ui/react';
import { format } from 'date-fns/format';
import { isSameDay } from 'date-fns/isSameDay';
import type { Loadable } from '../lib/loadable.ts';
import { useNow } from './use-now.ts';

/** The oldest time of reads that are the last known ones; null when all of them are live. */
function oldestOf(reads: readonly Loadable<unknown>[]): Date | null {
  const times = reads.flatMap((read) => (read.status === 'data' && read.as_of ? [read.as_of] : []));
  return times.reduce<Date | null>((oldest, at) => (oldest && oldest < at ? oldest : at), null);
}

/** Marks figures as the last known ones. Nothing once they are live. */
export function AsOf({ of }: { of: readonly Loadable<unknown>[] }) {
  const at = oldestOf(of);
  return at && <AsOfTime at={at} />;
}

/** "as of 9:41 AM", for what was known then. */
export function AsOfTime({ at }: { at: Date }) {
  const now = useNow();
  return (
    <chakra.span
      textStyle="xs"
      color="fg.muted"
      whiteSpace="nowrap"
      data-kept="as-of"
      data-as-of=""
    >
      as of {format(at, isSameDay(at, now) ? 'p' : 'MMM d, p')}
    </chakra.span>
  );
}
