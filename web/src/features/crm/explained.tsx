import { chakra } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { useModule } from '../../lib/use-module.ts';

/** A word that opens a small panel when pressed. Works by touch and by keyboard. The panel loads with the first press. */
export function Explained(props: { label: string; word: ReactNode; children: ReactNode }) {
  const { late, want } = useModule(() => import('./explanation.tsx'));
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Trigger
        id={id}
        aria-label={props.label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={want}
        onClick={() => {
          want();
          setIsOpen(!isOpen);
        }}
      >
        {props.word}
      </Trigger>
      {late.status === 'ready' && (
        <late.module.Explanation
          of={id}
          label={props.label}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        >
          {props.children}
        </late.module.Explanation>
      )}
    </>
  );
}

const Trigger = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      maxW: 'full',
      minW: '0',
      cursor: 'pointer',
      borderRadius: 'l1',
      color: 'inherit',
      textDecoration: 'underline dotted',
      textUnderlineOffset: '3px',
      textDecorationColor: 'border.emphasized',
      _hover: { textDecorationColor: 'currentcolor' },
      _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
    },
  },
  { defaultProps: { type: 'button' } },
);
