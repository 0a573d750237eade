import { chakra } from '@chakra-ui/react';
import { exactlyIn, shortDayIn, timeIn } from './credit-times.ts';

/** Day and time in a time zone, below the month; the exact time in its title. */
export function LineMoment({ at, time_zone }: { at: Date; time_zone: string }) {
  return (
    <chakra.time
      dateTime={at.toISOString()}
      title={exactlyIn(at, time_zone)}
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
    >
      {shortDayIn(at, time_zone)}, {timeIn(at, time_zone)}
    </chakra.time>
  );
}
