/** What happens in the film, for people who do not see it. Its captions say the same. */
const FILMED = [
  'A creator’s profile is open on the phone and its link is copied. Pressing the Action Button sends it.',
  'The creator shows up in the CRM. The phone says that the email will be sent in a minute and that the DM is ready.',
  'The creator’s details show the DM, filled in from the template and ready to copy.',
  'Below it is the email address, with the words in the bio it was found in.',
  'The email waits for a minute, with an Undo button, and is then sent through Gmail.',
  'The dashboard shows captures, emails and replies by day, and how many creators have each status.',
];

/** The film in one theme; the style sheet shows the one that is in the page's. Nothing is loaded by itself. */
const Film = ({ theme }: { theme: 'light' | 'dark' }) => (
  <video
    className={`in-${theme}`}
    controls
    playsInline
    preload="none"
    data-poster={`/film/outreach-${theme}.webp`}
    width="1280"
    height="800"
    aria-label="Vibes Outreach demo, a video without sound"
  >
    <source src={`/film/outreach-${theme}.mp4`} type="video/mp4" />
    <track kind="captions" src="/film/outreach.en.vtt" srcLang="en" label="English" />
    <a href={`/film/outreach-${theme}.mp4`}>Download the video</a>
  </video>
);

/** How outreach grows with the product, with the film; `start-film.ts` loads the film's picture. */
export function Growth() {
  return (
    <section className="growth wide" id="growth" aria-labelledby="growth-title">
      <div className="growth-words">
        <h2 id="growth-title">See what gets replies</h2>
        <div className="growth-text">
          <p>
            We count every capture and email by day, and every DM and reply you mark. You see what
            you sent, who replied, and your reply rate.
          </p>
          <p>
            Each creator has a status, from Discovered to Converted, so you know what to do next.
          </p>
        </div>
      </div>
      <figure className="growth-film">
        <Film theme="light" />
        <Film theme="dark" />
        <figcaption>
          <p className="muted">
            Recorded in the real product, without sound. The creators are fictional.
          </p>
          <details className="growth-told">
            <summary>What the video shows</summary>
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
