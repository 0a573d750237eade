import uPlot from 'uplot';
import { shortDay } from './days-back.ts';
import { PLOT_SERIES } from './plot-series.ts';

const WHOLE_NUMBERS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
const DAY_STEPS = [1, 2, 7, 14, 30];
/** Without this an axis of 0 to 1 would draw a single capture as a tower. */
const LEAST_TOP = 4;
const AXIS_FONT = '11px Inter, system-ui, sans-serif';

/** The current color of a token such as `status.contacted`. */
function colorOf(token: string): string {
  const name = `--chakra-colors-${token.replace('.', '-')}`;
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function series({ name, color, form }: (typeof PLOT_SERIES)[number]): uPlot.Series {
  const stroke = colorOf(color);
  const plain = { label: name, stroke, points: { show: false } };
  if (form === 'bar') {
    const paths = uPlot.paths.bars?.({ size: [0.7, 24], radius: 0.15 });
    return { ...plain, width: 1, fill: colorOf('bg.emphasized'), ...(paths && { paths }) };
  }
  return { ...plain, width: 2, ...(form === 'broken' && { dash: [5, 4] }) };
}

/** The look of the plot and its callback: one slot a day, counts from 0, short dates on the axis. */
export function plotOptions(input: {
  days: readonly string[];
  width: number;
  height: number;
  onPick: (index: number | null) => void;
}): uPlot.Options {
  const { days, width, height, onPick } = input;
  const hairline = { stroke: colorOf('border.muted'), width: 1 };
  const axis: uPlot.Axis = {
    stroke: colorOf('fg.muted'),
    font: AXIS_FONT,
    ticks: { show: false },
    gap: 6,
  };
  return {
    width,
    height,
    legend: { show: false },
    padding: [8, 20, 0, 0],
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    scales: {
      x: { time: false, range: () => [-0.5, days.length - 0.5] },
      y: { range: (_, __, top) => [0, Math.max(LEAST_TOP, top * 1.1)] },
    },
    axes: [
      {
        ...axis,
        size: 24,
        space: 56,
        incrs: DAY_STEPS,
        grid: { show: false },
        values: (_, slots) => slots.map((slot) => shortDayAt(days, slot)),
      },
      { ...axis, size: 36, space: 40, incrs: WHOLE_NUMBERS, grid: hairline },
    ],
    series: [{}, ...PLOT_SERIES.map(series)],
    hooks: { setCursor: [({ cursor }) => onPick(cursor.idx ?? null)] },
  };
}

const shortDayAt = (days: readonly string[], slot: number) => {
  const day = days[slot];
  return day ? shortDay(day) : '';
};
