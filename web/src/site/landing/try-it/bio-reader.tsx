import { useEffect, useMemo, useRef, useState } from 'react';
import { useModule } from '../../../lib/use-module.ts';
import { siteLinks } from '../../site-links.ts';
import { BioVerdict } from './bio-verdict.tsx';
import { EXAMPLES } from './examples.data.ts';
import type { BioReading, Segment } from './read-bio.ts';

/** A bio is read this long after the last key, in ms. */
const PAUSE_MS = 150;
/** Longer than any bio; in UTF-16 units. */
const MOST_CHARACTERS = 5000;

const loadFinder = () => import('./read-bio.ts');

/**
 * A field for a bio and what the finder reads in it. The finder loads when the field gets the
 * focus; until something is typed, a prepared sample is shown.
 */
export function BioReader({ sample }: { sample: { bio: string; reading: BioReading } }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const { late, want } = useModule(loadFinder);
  const text = useSettled(typed.trim() && typed, PAUSE_MS);
  const read = late.status === 'ready' ? late.module.readBio : null;
  const reading = useMemo(
    () => (text ? (read?.(text.slice(0, MOST_CHARACTERS)) ?? null) : sample.reading),
    [text, read, sample],
  );

  // The focus, or something pasted, may be there before hydration.
  useEffect(() => {
    const { current } = field;
    if (current && (current.value || current === document.activeElement))
      current.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);

  function fill(bio: string) {
    if (!field.current) return;
    want();
    field.current.value = bio;
    setTyped(bio);
  }

  return (
    <>
      <div className="try-it-field field">
        <label className="visually-hidden" htmlFor="bio">
          A creator’s bio
        </label>
        <textarea
          id="bio"
          ref={field}
          rows={4}
          dir="auto"
          placeholder={sample.bio}
          aria-describedby="bio-note"
          spellCheck={false}
          autoComplete="off"
          onFocus={want}
          onInput={({ currentTarget }) => {
            want();
            setTyped(currentTarget.value);
          }}
        />
      </div>
      <div className="try-it-examples">
        <span className="muted">Try this one:</span>
        {EXAMPLES.map(({ label, bio }) => (
          <button key={label} type="button" className="try-it-example" onClick={() => fill(bio)}>
            {label}
          </button>
        ))}
      </div>
      <div className="try-it-result">
        <p className="try-it-caption">{text ? 'What it found' : 'For example'}</p>
        <div aria-live="polite">
          {reading ? (
            <BioVerdict reading={reading} />
          ) : (
            <FinderState status={late.status} onRetry={want} />
          )}
          {text.length > MOST_CHARACTERS && (
            <p className="muted">
              The first {inWords(MOST_CHARACTERS)} of {inWords(text.length)} characters count here.
            </p>
          )}
        </div>
        {reading && <MarkedBio segments={reading.segments} />}
        {text && reading?.contact && (
          <p className="signed-out-only">
            On your phone this is one press. <a href={siteLinks.signup}>Get Started</a>
          </p>
        )}
      </div>
      <p id="bio-note" className="try-it-note muted">
        This is the finder that runs on every press. Nothing you paste leaves this page.
      </p>
    </>
  );
}

const inWords = (count: number) => count.toLocaleString('en-US');

/** The finder is loading, which a quick network never shows, or failed to load. */
function FinderState({ status, onRetry }: { status: string; onRetry: () => void }) {
  if (status !== 'failed') return <p className="try-it-late muted">Loading the finder…</p>;
  return (
    <>
      <p>We couldn’t load the finder. Check your network.</p>
      <button type="button" className="button button-outline try-it-retry" onClick={onRetry}>
        Try again
      </button>
    </>
  );
}

/** A value once it has stayed the same for `pause_ms`. */
function useSettled<T>(value: T, pause_ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause_ms);
    return () => clearTimeout(timer);
  }, [value, pause_ms]);
  return settled;
}

/** A bio with the text of the addresses marked. It may scroll, so it takes the focus. */
function MarkedBio({ segments }: { segments: readonly Segment[] }) {
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
