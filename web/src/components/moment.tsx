import { format } from 'date-fns/format';
import { formatDistanceToNowStrict } from 'date-fns/formatDistanceToNowStrict';
import { formatDistanceToNow } from 'date-fns/formatDistanceToNow';
import { chakra } from '@chakra-ui/react';
import { useNow } from './use-now.ts';

/** A time as a distance ("about 2 hours ago") that grows as time goes by, the exact moment in its title. */
export function Moment({ at, isShort = false }: { at: Date; isShort?: boolean }) {
  // Only to draw again: what was saved since the last tick would lie in the future of its time.
  useNow();
  const distance = isShort ? formatDistanceToNowStrict : formatDistanceToNow;
  return (
    <chakra.time dateTime={at.toISOString()} title={format(at, 'PPPP, p')}>
      {distance(at, { addSuffix: true })}
    </chakra.time>
  );
}
