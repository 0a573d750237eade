import { format } from 'date-fns/format';
import { formatDistanceToNowStrict } from 'date-fns/formatDistanceToNowStrict';
import { formatDistanceToNow } from 'date-fns/formatDistanceToNow';
import { chakra } from '@chakra-ui/react';
import { useNow } from './use-now.ts';

/** A relative time ("about 2 hours ago") that is kept up to date; the exact time is in its title. */
export function Moment({ at, isShort = false }: { at: Date; isShort?: boolean }) {
  // Only triggers the redraw: a time saved since the last tick would lie in its future.
  useNow();
  const distance = isShort ? formatDistanceToNowStrict : formatDistanceToNow;
  return (
    <chakra.time dateTime={at.toISOString()} title={format(at, 'PPPP, p')}>
      {distance(at, { addSuffix: true })}
    </chakra.time>
  );
}
