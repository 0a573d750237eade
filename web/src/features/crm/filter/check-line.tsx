import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckBox } from '../../../components/check-box.tsx';
import { AS_HIGH } from '../../../theme/touch.ts';

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '8',
    ...AS_HIGH,
    px: '2',
    borderRadius: 'l1',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

/** One thing to choose of a menu, with a number at its end. */
export function CheckLine(props: {
  isChosen: boolean;
  onChoose: () => void;
  count?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Line>
      <CheckBox outline="none" checked={props.isChosen} onChange={props.onChoose} />
      <chakra.span flex="1" minW="0">
        {props.children}
      </chakra.span>
      {props.count !== undefined && (
        <chakra.span color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
          {props.count}
        </chakra.span>
      )}
    </Line>
  );
}
