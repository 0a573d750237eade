import type { ReactNode } from 'react';

/**
 * The ground every article's picture is drawn on, 1200 by 630. The pictures share one idea: ink
 * on paper, and what matters marked with a red pencil. Decorative, so hidden from screen readers.
 */
export const PictureFrame = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 1200 630" aria-hidden="true" focusable="false" fontFamily="var(--display)">
    <rect width="1200" height="630" fill="var(--bg-subtle)" />
    {children}
  </svg>
);

/** Strokes of the red pencil. */
export const PencilStrokes = ({ children }: { children: ReactNode }) => (
  <g
    fill="none"
    stroke="var(--accent-solid)"
    strokeWidth="7"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </g>
);
