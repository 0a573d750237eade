import { ClipboardCheck, RotateCcw } from 'lucide-react';
import { StartButton } from '../../layout/start-button.tsx';
import { CAPTURE_SENTENCE, dmTo, MIRA } from '../invented-creator.ts';
import { CreatorDatabase } from './creator-database.tsx';
import { Phone } from './phone.tsx';

const SHOWS = `A creator's TikTok profile on a phone, the Action Button pressed. The phone says: "${CAPTURE_SENTENCE}" The text of the DM is on the clipboard. A row arrives in the creator database: ${MIRA.name}, @${MIRA.handle}, ${MIRA.email}, found in the bio, status Contacted, email sent.`;

/**
 * One press, from the profile to the row. `motion.css` animates it once, `start-scene.ts` again; at
 * rest all of it is visible.
 */
function Scene() {
  return (
    <figure className="scene" data-scene>
      <div className="scene-picture" role="img" aria-label={SHOWS}>
        <div className="scene-hand">
          <Phone />
          <Clipboard />
        </div>
        <CreatorDatabase />
      </div>
      <figcaption className="scene-caption">
        <span>Mira is fictional. The message on the phone is real.</span>
        <button className="play-again" type="button" hidden>
          <RotateCcw size={14} aria-hidden="true" />
          Play again
        </button>
      </figcaption>
    </figure>
  );
}

/** The DM's text, where the shortcut pastes it. */
function Clipboard() {
  return (
    <div className="clipboard panel">
      <div className="clipboard-head">
        <ClipboardCheck size={16} aria-hidden="true" />
        On the clipboard
      </div>
      {dmTo(MIRA)}
    </div>
  );
}

/** The first screen: what the product does, at work. */
export function Hero() {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-stage wide">
        <div className="hero-copy">
          <p>
            <span className="tag">In public beta</span>
          </p>
          <h1 id="hero-title">A Shortcut to DM Creators</h1>
          <p className="hero-lead">
            See a creator on TikTok or Instagram and press. We find the contact address, send your
            email and get the DM ready to paste.
          </p>
          <p className="hero-doors">
            <StartButton />
            <a className="hero-quiet" href="#try-it">
              Try it with any bio
            </a>
          </p>
        </div>
        <Scene />
      </div>
    </section>
  );
}
