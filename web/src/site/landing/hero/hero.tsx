import type { ReactNode } from 'react';
import { StartButton } from '../../layout/start-button.tsx';

/** The first screen: what the product does, and beside it the finder, to try. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="hero-stage wide">
        <div className="hero-copy">
          <p>
            <span className="tag">In public beta</span>
          </p>
          <h1 id="hero-title">A Shortcut to DM Creators</h1>
          <p className="hero-lead">
            See a creator on TikTok or Instagram and press once. We find their email address, send
            your email and get the DM ready to paste.
          </p>
          <p className="hero-doors">
            <StartButton />
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
