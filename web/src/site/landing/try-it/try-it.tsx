import { Island } from '../../island.tsx';
import { BioReader } from './bio-reader.tsx';
import { EXAMPLES } from './examples.data.ts';
import { readBio } from './read-bio.ts';

/** Paste a bio, see the address found with its evidence. The initial sample was read by the same finder. */
export function TryIt() {
  const [{ bio }] = EXAMPLES;
  return (
    <section id="try-it" className="try-it wide" aria-labelledby="try-it-title">
      <div className="try-it-words">
        <h2 id="try-it-title">Paste a bio. See what it finds.</h2>
        <p className="muted">
          This is the same finder that runs on every press, here in your browser. It reads addresses
          the way a person does and shows where each one was.
        </p>
        <noscript>
          <p>The finder needs JavaScript. Below is what it finds in a sample bio.</p>
        </noscript>
      </div>
      <Island name="bioReader" of={BioReader} with={{ sample: { bio, reading: readBio(bio) } }} />
    </section>
  );
}
