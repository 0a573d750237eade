import { Choice } from '../../components/choice.tsx';

const RANGES = [7, 30, 90] as const;
export type Range = (typeof RANGES)[number];

const WORDS: Record<Range, string> = { 7: '7 days', 30: '30 days', 90: '90 days' };

/** How many days are shown. */
export const RangeSwitch = (props: { range: Range; onChange: (range: Range) => void }) => (
  <Choice
    label="Days shown"
    words={WORDS}
    values={RANGES}
    chosen={props.range}
    onChoose={props.onChange}
  />
);
