import { LENA, CAPTURE_SENTENCE } from '../invented-creator.ts';

const FIGURES = [
  ['118', 'Following'],
  ['48.2K', 'Followers'],
  ['1.1M', 'Likes'],
] as const;

const VIDEOS = 6;

/** A drawing of a phone with a creator's profile on it; the picture below it hides its lower end. */
export function Phone() {
  return (
    <div className="phone">
      <div className="phone-button">
        <span className="phone-button-name">Action Button</span>
      </div>
      <div className="phone-screen">
        <div className="phone-top">
          <span>9:41</span>
          <span className="phone-island" />
          <Battery />
        </div>
        <div className="phone-answer">
          <img src="/logo.svg" alt="" width="30" height="30" />
          <div>
            <div className="phone-answer-head">
              <b>Vibes Outreach</b>
              <span>now</span>
            </div>
            {CAPTURE_SENTENCE}
          </div>
        </div>
        <div className="phone-head">
          <Portrait />
          <div>
            <b className="phone-name">{LENA.name}</b>
            <div className="phone-handle">@{LENA.handle}</div>
          </div>
        </div>
        <div className="phone-figures">
          {FIGURES.map(([count, what]) => (
            <div key={what}>
              <b>{count}</b> <span>{what}</span>
            </div>
          ))}
        </div>
        <div className="phone-bio">
          Bowls turned from fallen trees.
          <br />
          Work with me:
          <br />
          <mark className="scene-mark">hello (at) lenalathe (dot) studio</mark>
        </div>
        <div className="phone-videos">
          {Array.from({ length: VIDEOS }, (_, i) => (
            <i key={i} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A steaming pot instead of a face, since the creator is invented. */
const Portrait = () => (
  <svg className="phone-portrait" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
    <circle cx="32" cy="32" r="32" fill="var(--gray-emphasized)" />
    <g fill="none" stroke="var(--fg)" strokeWidth="2.5" strokeLinecap="round">
      <path d="M18 34h28v6a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8z" fill="var(--bg-panel)" />
      <path d="M14 34h36" />
      <path d="M26 27c-2-3 2-4 0-7M34 27c-2-3 2-4 0-7" />
    </g>
  </svg>
);

const Battery = () => (
  <svg width="22" height="10" viewBox="0 0 22 10" aria-hidden="true">
    <rect x=".5" y=".5" width="18" height="9" rx="2.5" fill="none" stroke="currentColor" />
    <rect x="2" y="2" width="13" height="6" rx="1" fill="currentColor" />
    <path d="M20.5 3.5v3" stroke="currentColor" strokeLinecap="round" />
  </svg>
);
