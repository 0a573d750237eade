import { useEffect, useRef, useSyncExternalStore } from 'react';
import uPlot from 'uplot';
import type { DayFigures } from './outreach-figures.ts';
import { plotOptions } from './plot-options.ts';
import { PLOT_SERIES } from './plot-series.ts';

const root = document.documentElement;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(root, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Whether the dark colors are in use; the canvas cannot use styles. */
const useIsDark = (): boolean =>
  useSyncExternalStore(subscribe, () => root.classList.contains('dark'));

const plotData = (days: readonly DayFigures[]): uPlot.AlignedData => [
  days.map((_, i) => i),
  ...PLOT_SERIES.map(({ of }) => days.map(of)),
];

/**
 * A plot of the days in the box given to `box`, as wide as that. `onPick` gets the day under the
 * pointer, null when it leaves; `pick` puts the cursor on a day.
 */
export function useDayPlot(input: {
  days: DayFigures[];
  height: number;
  onPick: (index: number | null) => void;
}) {
  const { days, height, onPick } = input;
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const isDark = useIsDark();
  // Another range or other colors need a new plot; new figures only update it.
  const names = days.map(({ day }) => day).join();
  const data = JSON.stringify(plotData(days));

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const made = new uPlot(
      plotOptions({ days: names.split(','), width: element.clientWidth, height, onPick }),
      undefined,
      element,
    );
    plot.current = made;
    const stopTouch = readByTouch(made);
    const observer = new ResizeObserver(() => made.setSize({ width: element.clientWidth, height }));
    observer.observe(element);
    return () => {
      observer.disconnect();
      stopTouch();
      made.destroy();
      plot.current = null;
    };
  }, [names, height, onPick, isDark]);

  useEffect(() => {
    plot.current?.setData(JSON.parse(data) as uPlot.AlignedData);
  }, [data, names, height, onPick, isDark]);

  function pick(index: number | null) {
    const left = index === null ? -1 : plot.current?.valToPos(index, 'x');
    if (left !== undefined) plot.current?.setCursor({ left, top: index === null ? -1 : 0 });
  }
  return { box, pick };
}

/** uPlot listens to the mouse alone: this adds a finger that moves sideways. */
function readByTouch(plot: uPlot): () => void {
  const { over } = plot;
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    plot.setCursor({ left: event.clientX - over.getBoundingClientRect().left, top: 0 });
  };
  over.addEventListener('pointerdown', follow);
  over.addEventListener('pointermove', follow);
  return () => {
    over.removeEventListener('pointerdown', follow);
    over.removeEventListener('pointermove', follow);
  };
}
