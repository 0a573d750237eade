/** What happens in the film, for people who do not see it. Its captions say the same. */
const FILMED = [
  'A creator’s profile is open on the phone, its link copied. A press of the Action Button sends it.',
  'The creator appears in the open CRM by itself. The phone says that the address was found, that the email waits, and that the DM text is ready.',
  'The creator’s details show the DM, written from the template, and copy it.',
  'Below it stands the address, with the words of the bio it was found in.',
  'The email waits a minute with an Undo beside it, then goes out through Gmail.',
  'The dashboard shows captures, emails and replies by day, and how many creators have which status.',
];

/** How outreach grows with the product, with the film; `start-film.ts` loads the film's picture. */
export function Growth() {
  return (
    <section className="growth wide" id="growth" aria-labelledby="growth-title">
      <div className="growth-words">
        <h2 id="growth-title">Grow from what gets answered</h2>
        <div className="growth-text">
          <p>
            Every capture and email counts on its day, and so does every DM and reply you mark. You
            see what went out, what came back, and the share of messages that got an answer.
          </p>
          <p>
            Each creator keeps a status, from Discovered to Converted, so you know whose turn it is.
          </p>
        </div>
      </div>
      <figure className="growth-film">
        <video
          controls
          playsInline
          preload="none"
          data-poster="/film/outreach.webp"
          width="1280"
          height="800"
          aria-label="Vibes Outreach at work, a film without sound"
        >
          <source src="/film/outreach.mp4" type="video/mp4" />
          <track kind="captions" src="/film/outreach.en.vtt" srcLang="en" label="English" />
          <a href="/film/outreach.mp4">Download the film</a>
        </video>
        <figcaption>
          <p className="muted">
            Recorded in the product itself, without sound. The creators are invented.
          </p>
          <details className="growth-told">
            <summary>What the film shows</summary>
            <ol>
              {FILMED.map((scene) => (
                <li key={scene}>{scene}</li>
              ))}
            </ol>
          </details>
        </figcaption>
      </figure>
    </section>
  );
}
