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
          This is the finder that every press runs, here in your browser. It reads an address the
          way a person does, and shows where it stands.
        </p>
        <noscript>
          <p>The finder needs JavaScript. Below is what it finds in an example.</p>
        </noscript>
      </div>
      <Island name="bioReader" of={BioReader} with={{ sample: { bio, reading: readBio(bio) } }} />
    </section>
  );
}
