import { chakra } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { useModule } from '../lib/use-module.ts';
import { useLoadFault } from './use-load-fault.ts';

/** A word that opens a small panel when pressed. Works by touch and by keyboard. The panel loads before the first press. */
export function Explained(props: {
  label: string;
  word: ReactNode;
  /** What a pointer that rests on the word shows: the gist, where it is known without a read. */
  hint?: string | undefined;
  children: ReactNode;
}) {
  const { late, want } = useModule(() => import('./explanation.tsx'));
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const hasFailed = isOpen && late.status === 'failed';
  useLoadFault(hasFailed, 'We couldn’t load this.');
  return (
    <>
      <Trigger
        id={id}
        aria-label={props.label}
        title={props.hint}
        aria-haspopup="dialog"
        aria-expanded={isOpen && late.status === 'ready'}
        onPointerEnter={hasFailed ? undefined : want}
        onFocus={hasFailed ? undefined : want}
        onClick={() => {
          want();
          // After a failure the next press tries again.
          setIsOpen(hasFailed || !isOpen);
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
          onLeave={() => {
            // A panel that stayed open below the details would close them when it goes. They return
            // the focus to the word.
            document.getElementById(id)?.focus();
            setIsOpen(false);
          }}
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
