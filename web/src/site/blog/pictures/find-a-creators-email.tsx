import { PencilStrokes, PictureFrame } from './picture-frame.tsx';

/** A bio whose spelled-out address is corrected by hand, as a proofreader would. */
export const FindACreatorsEmailPicture = () => (
  <PictureFrame>
    <g fill="var(--border-emphasized)">
      <circle cx="166" cy="118" r="42" />
      <rect x="232" y="86" width="236" height="22" rx="4" />
      <rect x="232" y="126" width="150" height="16" rx="4" />
      <rect x="124" y="196" width="420" height="16" rx="4" />
      <rect x="560" y="196" width="196" height="16" rx="4" />
    </g>
    <text y="318" fontSize="76" fontWeight="500" fill="var(--fg-muted)">
      <tspan x="124">mara</tspan>
      <tspan x="362">(at)</tspan>
      <tspan x="530">kiln</tspan>
      <tspan x="712">(dot)</tspan>
      <tspan x="934">test</tspan>
    </text>
    <PencilStrokes>
      <path d="M388 248C438 232 498 252 501 298C504 340 456 354 412 352C364 350 334 330 340 294C346 256 400 236 466 250" />
      <path d="M758 246C818 230 902 248 905 296C908 340 852 354 792 352C730 350 688 332 692 294C696 252 768 234 848 250" />
      <path d="M444 358C451 380 466 397 492 412M492 412L470 413M492 412L488 390" />
      <path d="M802 358C810 386 815 412 818 444M818 444L804 428M818 444L829 426" />
    </PencilStrokes>
    <text y="536" fontSize="128" fontWeight="700" fill="var(--fg)">
      <tspan x="124">mara</tspan>
      <tspan x="449" fill="var(--accent-solid)">
        @
      </tspan>
      <tspan x="576">kiln</tspan>
      <tspan x="803" fill="var(--accent-solid)">
        .
      </tspan>
      <tspan x="832">test</tspan>
    </text>
  </PictureFrame>
);
