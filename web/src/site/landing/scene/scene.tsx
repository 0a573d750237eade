import { ClipboardCheck, RotateCcw } from 'lucide-react';
import { CAPTURE_SENTENCE, dmTo, LENA } from '../invented-creator.ts';
import { Phone } from './phone.tsx';

const SHOWS = `A creator's TikTok profile on a phone, the Action Button pressed. The phone says: "${CAPTURE_SENTENCE}" The text of the DM is on the clipboard.`;

/**
 * One press on the phone, and the CRM it leads to. `motion.css` animates the press once,
 * `start-scene.ts` again; at rest all of it is visible.
 */
export function Scene() {
  return (
    <section className="scene band" aria-labelledby="scene-title">
      <figure className="scene-stage wide" data-scene>
        <div className="scene-words">
          <h2 id="scene-title">From one press to a row in your CRM</h2>
          <p className="muted">
            Your phone says what happened and the DM is on the clipboard. The creator is in your
            CRM, with the email address, where it was found, and what was sent.
          </p>
        </div>
        <div className="scene-hand" role="img" aria-label={SHOWS}>
          <Phone />
          <Clipboard />
        </div>
        <CrmPicture theme="light" />
        <CrmPicture theme="dark" />
        <figcaption className="scene-caption">
          <span>
            The CRM as it is. The creators are fictional, the message on the phone is real.
          </span>
          <button className="play-again" type="button" hidden>
            <RotateCcw size={14} aria-hidden="true" />
            Play again
          </button>
        </figcaption>
      </figure>
    </section>
  );
}

/** The DM's text, where the shortcut pastes it. */
const Clipboard = () => (
  <div className="clipboard panel">
    <div className="clipboard-head">
      <ClipboardCheck size={16} aria-hidden="true" />
      On the clipboard
    </div>
    {dmTo(LENA)}
  </div>
);

/** The recorded screen in one theme; the style sheet shows the one that is in the page's, and no other is loaded. */
const CrmPicture = ({ theme }: { theme: 'light' | 'dark' }) => (
  <picture className={`scene-crm in-${theme}`}>
    <source
      media="(max-width: 47.99rem)"
      srcSet={`/screenshots/narrow-crm-${theme}.webp`}
      width="720"
      height="1480"
    />
    <img
      src={`/screenshots/wide-crm-${theme}.webp`}
      width="1280"
      height="800"
      loading="lazy"
      decoding="async"
      alt="The creator database of the Creator CRM: each creator with email address, where it was found, status, and whether the email was sent"
    />
  </picture>
);
