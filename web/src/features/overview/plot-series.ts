import type { DayFigures } from './outreach-figures.ts';

/** In px, axes included. */
export const PLOT_HEIGHT = 220;

/** The series. They differ in form as well as in color: a bar, a line, a dashed line. */
export const PLOT_SERIES = [
  { name: 'Captures', color: 'fg.subtle', form: 'bar', of: (day: DayFigures) => day.captures },
  { name: 'Emails', color: 'status.contacted', form: 'line', of: (day: DayFigures) => day.emails },
  {
    name: 'Replies',
    color: 'status.converted',
    form: 'broken',
    of: (day: DayFigures) => day.replies,
  },
] as const;
