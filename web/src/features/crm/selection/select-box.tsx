import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { CheckBox } from '../../../components/check-box.tsx';

/** With Shift the browser would mark the text in between. */
function markNoText(event: MouseEvent<HTMLElement>) {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** A check box that chooses; large enough for a thumb. `isSome`: only a part of its rows is chosen. */
export function SelectBox(props: {
  label: string;
  isChosen: boolean;
  isSome?: boolean;
  onChoose: (isRange: boolean) => void;
}) {
  const { label, isChosen, isSome = false, onChoose } = props;
  return (
    <chakra.label
      display="inline-flex"
      p="2"
      m="-2"
      cursor="pointer"
      position="relative"
      zIndex="1"
      onMouseDown={markNoText}
    >
      <CheckBox
        aria-label={label}
        checked={isChosen}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = isSome && !isChosen;
        }}
        onChange={({ nativeEvent }) =>
          onChoose(nativeEvent instanceof PointerEvent && nativeEvent.shiftKey)
        }
      />
    </chakra.label>
  );
}
