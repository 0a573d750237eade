import type { Segment } from './mark-text.ts';

/** A bio with the stretches marked that addresses were read in. Keys reach it: it may scroll. */
export function MarkedBio({ segments }: { segments: readonly Segment[] }) {
  return (
    <div className="try-it-bio" dir="auto" tabIndex={0} role="group" aria-label="The bio, marked">
      {segments.map(({ text, mark }, i) =>
        mark ? (
          <mark key={i} className={`try-it-mark-${mark}`}>
            {text}
          </mark>
        ) : (
          <span key={i}>{text}</span>
        ),
      )}
    </div>
  );
}
