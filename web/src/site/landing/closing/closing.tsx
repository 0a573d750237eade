import { StartButton } from '../../layout/start-button.tsx';

/** The last section of the page, with the next step. */
export function Closing() {
  return (
    <section className="closing" aria-labelledby="closing-title">
      <div className="closing-stage wide">
        <div className="closing-words">
          <h2 id="closing-title">The next creator is one press away.</h2>
          <p className="muted">
            Sign up with Google, add the shortcut to your iPhone, and press on a creator you like.
          </p>
          <p>
            <StartButton />
          </p>
        </div>
        <div className="closing-phone" aria-hidden="true">
          Waiting for your first press
        </div>
      </div>
    </section>
  );
}
