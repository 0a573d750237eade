import type { ProductSettings } from '@vibes/core/product/product-settings';
import { Island } from '../../island.tsx';
import { siteLinks } from '../../site-links.ts';
import { AddSketch, AnswerSketch, BuildSketch, SignUpSketch } from './phone-sketches.tsx';
import { Qr } from './qr.tsx';
import { shortcutPlace } from './shortcut-place.ts';

/** From no shortcut to the first capture in three steps. */
export function Steps({ settings }: { settings: ProductSettings }) {
  return (
    <section id="get-started" className="steps wide" aria-labelledby="steps-title">
      <h2 id="steps-title">Get Started in Three Steps</h2>
      <ol className="steps-list">
        <li className="steps-step">
          <SignUpSketch />
          <h3>Create your account</h3>
          <p className="muted">
            Sign up with Google. Then connect Gmail or your webhook, and write your templates once.
          </p>
          <a className="button button-accent signed-out-only" href={siteLinks.signup}>
            Create an account
          </a>
          <a className="button button-outline signed-in-only" href={siteLinks.dashboard}>
            Dashboard
          </a>
        </li>
        <GetShortcut settings={settings} />
        <li className="steps-step">
          <AnswerSketch />
          <h3>Press once</h3>
          <p className="muted">
            Open a creator on TikTok or Instagram, copy the profile link and press the Action
            Button, or use Share. Your phone tells you what happened, and the creator is in your
            CRM.
          </p>
        </li>
      </ol>
    </section>
  );
}

/** On a phone a button, elsewhere a QR code for the phone's camera: the style sheet chooses. */
function GetShortcut({ settings }: { settings: ProductSettings }) {
  const place = shortcutPlace(settings);
  const { href, button, label } = place;
  return (
    <li className="steps-step">
      <div className="steps-on-phone">
        {settings.shortcut_url ? <AddSketch /> : <BuildSketch />}
      </div>
      <div className="steps-elsewhere steps-stage">
        <Island name="shortcutQr" of={Qr} with={{ href, label }} />
        <noscript>The QR code needs JavaScript. The link below goes to the same page.</noscript>
      </div>
      <h3>Get the shortcut</h3>
      <p className="muted steps-on-phone">{place.on_phone}</p>
      <p className="muted steps-elsewhere">
        {place.by_camera} Or <a href={href}>{place.elsewhere}</a> here.
      </p>
      <a className="button button-outline steps-on-phone" href={href}>
        {button}
      </a>
    </li>
  );
}
