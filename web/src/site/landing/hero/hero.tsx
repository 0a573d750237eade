import { StartButton } from '../../layout/start-button.tsx';
import { Scene } from './scene.tsx';

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
