import { PencilStrokes, PictureFrame } from './picture-frame.tsx';

/** A letter half out of its envelope: only its first line can be read, and that line is marked. */
export const FirstMessagePicture = () => (
  <PictureFrame>
    <path d="M110 330L600 40L1090 330Z" fill="var(--bg-emphasized)" />
    <rect
      x="210"
      y="86"
      width="780"
      height="540"
      rx="6"
      fill="var(--bg-panel)"
      stroke="var(--border-emphasized)"
      strokeWidth="2"
    />
    <text x="266" y="196" fontSize="66" fontWeight="700" fill="var(--fg)">
      Hi Mara, a paid video
    </text>
    <g fill="var(--border-emphasized)">
      <rect x="266" y="272" width="640" height="20" rx="4" />
      <rect x="266" y="322" width="668" height="20" rx="4" />
      <rect x="266" y="372" width="600" height="20" rx="4" />
      <rect x="266" y="422" width="668" height="20" rx="4" />
    </g>
    <PencilStrokes>
      <path d="M268 222C420 214 640 230 930 216" />
    </PencilStrokes>
    <path d="M110 330L576 512Q600 521 624 512L1090 330V630H110Z" fill="var(--fg)" />
  </PictureFrame>
);
