import { PencilStrokes, PictureFrame } from './picture-frame.tsx';

const TICKS = Array.from({ length: 23 }, (_, place) => 25 + place * 52);

/** An envelope by its left edge: filled with ink, or only its outline. */
function Envelope({ x, kind }: { x: number; kind: 'counted' | 'over' | 'waiting' }) {
  const isCounted = kind === 'counted';
  return (
    <g
      transform={`translate(${x} 336)`}
      fill="none"
      stroke={kind === 'over' ? 'var(--border-emphasized)' : 'var(--fg)'}
      strokeWidth="4"
      strokeDasharray={kind === 'waiting' ? '9 9' : undefined}
    >
      <rect width="124" height="88" rx="6" fill={isCounted ? 'var(--fg)' : 'none'} />
      <path d="M6 8L62 52L118 8" stroke={isCounted ? 'var(--bg-subtle)' : undefined} />
    </g>
  );
}

/**
 * Mails at steady distances on a time line. Those of the last 24 hours count; earlier ones no
 * longer do, and later ones wait.
 */
export const UnburntMailboxPicture = () => (
  <PictureFrame>
    <text x="600" y="196" textAnchor="middle" fontSize="112" fontWeight="700" fill="var(--fg)">
      24 hours
    </text>
    <PencilStrokes>
      <path d="M285 304C283 268 292 256 328 257C440 252 736 261 880 254C912 253 921 266 918 304" />
    </PencilStrokes>
    {[-30, 135].map((x) => (
      <Envelope key={x} x={x} kind="over" />
    ))}
    {[292, 457, 622, 787].map((x) => (
      <Envelope key={x} x={x} kind="counted" />
    ))}
    {[952, 1117].map((x) => (
      <Envelope key={x} x={x} kind="waiting" />
    ))}
    <g stroke="var(--border-emphasized)" strokeWidth="3">
      <path d="M0 492H1200" />
      {TICKS.map((x, place) => (
        <path key={x} d={`M${x} 492v${place % 6 === 0 ? 26 : 12}`} />
      ))}
    </g>
    <PencilStrokes>
      <path d="M919 470C918 490 920 506 918 528" />
    </PencilStrokes>
    <text x="918" y="574" textAnchor="middle" fontSize="34" fontWeight="600" fill="var(--fg)">
      now
    </text>
  </PictureFrame>
);
