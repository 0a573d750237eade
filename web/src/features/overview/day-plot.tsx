import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import 'uplot/dist/uPlot.min.css';
import { useState, type KeyboardEvent } from 'react';
import { longDay } from './days-back.ts';
import type { DayFigures } from './outreach-figures.ts';
import { PLOT_HEIGHT, PLOT_SERIES } from './plot-series.ts';
import { useDayPlot } from './use-day-plot.ts';

/** Captures, emails and replies day by day. The pointer, a finger or the arrow keys pick a day. */
export function DayPlot({ days }: { days: DayFigures[] }) {
  const [picked, setPicked] = useState<number | null>(null);
  const { box, pick } = useDayPlot({ days, height: PLOT_HEIGHT, onPick: setPicked });
  const last = days.length - 1;
  const index = picked !== null && picked <= last ? picked : null;
  const day = index === null ? undefined : days[index];

  function walk(event: KeyboardEvent) {
    const to = stepOf(event.key, index, last);
    if (to === undefined) return;
    event.preventDefault();
    pick(to);
  }

  return (
    <Box>
      <Legend day={day} />
      <Box
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label="Day"
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(index ?? last) + 1}
        aria-valuetext={read(day ?? days[last])}
        h={`${PLOT_HEIGHT}px`}
        touchAction="pan-y"
        borderRadius="l1"
        outlineOffset="4px"
        _focusVisible={{ outline: '2px solid', outlineColor: 'accent.focusRing' }}
        onKeyDown={walk}
        onBlur={() => pick(null)}
      />
    </Box>
  );
}

/** The day a key leads to, null (Escape), or undefined for a key that the plot does not use. */
function stepOf(key: string, from: number | null, last: number): number | null | undefined {
  const here = from ?? last + 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, here - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, here + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return null;
    default:
      return undefined;
  }
}

function read(day: DayFigures | undefined): string {
  if (!day) return '';
  const values = PLOT_SERIES.map(({ name, of }) => `${name} ${of(day)}`);
  return `${longDay(day.day)}: ${values.join(', ')}`;
}

/** The legend; with a day picked, its date and values. */
function Legend({ day }: { day: DayFigures | undefined }) {
  return (
    <Flex wrap="wrap" columnGap="4" rowGap="1" mb="2" textStyle="xs" minH="5" aria-hidden="true">
      {PLOT_SERIES.map(({ name, color, form, of }) => (
        <Flex key={name} align="center" gap="1.5">
          <Swatch color={color} form={form} />
          <chakra.span color="fg.muted">{name}</chakra.span>
          {day && (
            <chakra.span fontWeight="600" fontVariantNumeric="tabular-nums">
              {of(day).toLocaleString('en')}
            </chakra.span>
          )}
        </Flex>
      ))}
      <Text ms="auto" color="fg.muted">
        {day ? longDay(day.day) : ' '}
      </Text>
    </Flex>
  );
}

function Swatch({ color, form }: { color: string; form: 'bar' | 'line' | 'broken' }) {
  if (form === 'bar')
    return <Box w="2.5" h="3" borderWidth="1px" borderColor={color} bg="bg.emphasized" />;
  return (
    <Box
      w="4"
      borderTopWidth="2px"
      borderStyle={form === 'line' ? 'solid' : 'dashed'}
      borderColor={color}
    />
  );
}
