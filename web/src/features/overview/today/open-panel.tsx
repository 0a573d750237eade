import { Box, Heading, Text } from '@chakra-ui/react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { Kbd, WITH_KEYS } from '../../../components/kbd.ts';
import { isTyping } from '../../../lib/is-typing.ts';
import { LateItemPanel } from './late-item-panel.tsx';
import { OtherPanel } from './other-panel.tsx';
import { isOfNobody, type TodayItem } from './today-items.ts';
import { TODAY_PANEL } from './use-today-keys.ts';

/** What is pressed to do something about an item; a field only holds what is typed. */
const DOES = 'button, [role=menuitem]';
/** What only shows or copies something. */
const SHOWS = '[aria-expanded], [data-line], [data-dm=copy]';

/** Tells what is done in it by hand, and what is typed. */
export const actsIn = ({ onAct, onStay }: { onAct: () => void; onStay: () => void }) => ({
  onClickCapture: ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest(DOES) && !target.closest(SHOWS)) onAct();
  },
  onChangeCapture: ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLSelectElement) onAct();
  },
  onInputCapture: ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLTextAreaElement) onStay();
  },
});

/** What is open, beside the list. */
export function OpenPanel(props: {
  item: TodayItem;
  /** It left the list, and not by anything done here. */
  isGone: boolean;
  onAct: () => void;
  onStay: () => void;
  /** Hears each key first. */
  onKey: (event: KeyboardEvent) => void;
  /** Back to the list. */
  onLeave: () => void;
}) {
  const { item, isGone, onAct, onStay, onKey, onLeave } = props;
  function onKeyDown(event: KeyboardEvent) {
    // In a list of a field's own, Escape closes that list.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (isTyping(event.target) && event.nativeEvent.isComposing) return;
    onLeave();
  }
  return (
    <Box
      {...{ [TODAY_PANEL]: '' }}
      tabIndex={-1}
      position="absolute"
      inset="0"
      overflowY="auto"
      overscrollBehavior="contain"
      outline="none"
      {...actsIn({ onAct, onStay })}
      onKeyDownCapture={onKey}
      onKeyDown={onKeyDown}
    >
      <Text role="status" textStyle="xs" color="fg.muted" px="6" pt={isGone ? '3' : '0'}>
        {isGone && 'This was done elsewhere. J and K go on with your list.'}
      </Text>
      {isOfNobody(item) ? (
        <OtherPanel item={item} Title={Heading} />
      ) : (
        <LateItemPanel id={item.id} isDm={item.kind === 'dm'} Title={Heading} />
      )}
      <KeysHint />
    </Box>
  );
}

/** Where there is a keyboard; all keys are behind the last of these. */
const KeysHint = () => (
  <Text textStyle="xs" color="fg.muted" px="6" pb="4" css={WITH_KEYS}>
    <Kbd>J</Kbd> <Kbd>K</Kbd> move, <Kbd>Enter</Kbd> opens, <Kbd>E</Kbd> done, <Kbd>H</Kbd> remind
    me, <Kbd>U</Kbd> undo, <Kbd>?</Kbd> all keys
  </Text>
);
