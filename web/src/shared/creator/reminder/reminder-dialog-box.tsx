import { Button, Dialog, Field, Flex, Input, Portal, SimpleGrid } from '@chakra-ui/react';
import { useState, type KeyboardEvent } from 'react';
import { Kbd } from '../../../components/kbd.ts';
import { isTyping } from '../../../lib/is-typing.ts';
import { dayFromNow, fromDateField, toDateField } from './reminder-days.ts';

export interface ReminderDialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  /** The beginning of the chosen day. */
  onChoose: (at: Date) => void;
  /** Where there is a reminder already. */
  onRemove?: () => void;
}

/** Days from now, which are their keys too. */
const DAYS = { 1: 'Tomorrow', 3: 'In 3 days', 7: 'In 7 days' } as const;

/** A finger needs 44 px. */
const TOUCH = { minH: { base: '11', md: '9' } } as const;

/** The dialog that `reminder-dialog.tsx` loads. */
export function ReminderDialogBox(props: ReminderDialogProps) {
  const { isOpen, title, onClose, onChoose, onRemove } = props;
  const done = (act: () => void) => () => {
    onClose();
    act();
  };
  const choose = (at: Date) => done(() => onChoose(at))();
  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || isTyping(target) || !(key in DAYS)) return;
    event.preventDefault();
    event.stopPropagation();
    choose(dayFromNow(Number(key)));
  }
  return (
    <Dialog.Root
      size="sm"
      placement="center"
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderWidth="1px" onKeyDown={onKeyDown}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pt="0">
              <SimpleGrid columns={3} gap="2" mb="4">
                {Object.entries(DAYS).map(([days, label]) => (
                  <Button
                    key={days}
                    {...TOUCH}
                    size="sm"
                    px="2"
                    variant="outline"
                    onClick={() => choose(dayFromNow(Number(days)))}
                  >
                    {label}{' '}
                    <Kbd hideBelow="md" aria-hidden="true">
                      {days}
                    </Kbd>
                  </Button>
                ))}
              </SimpleGrid>
              <OtherDay onChoose={choose} />
            </Dialog.Body>
            <Dialog.Footer>
              {onRemove && (
                <Button {...TOUCH} size="sm" variant="ghost" me="auto" onClick={done(onRemove)}>
                  Remove reminder
                </Button>
              )}
              <Button {...TOUCH} size="sm" variant="outline" onClick={onClose}>
                Cancel
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Any other day, by the device's own calendar. */
function OtherDay({ onChoose }: { onChoose: (at: Date) => void }) {
  const [text, setText] = useState('');
  const [isFault, setIsFault] = useState(false);
  function set() {
    const at = fromDateField(text);
    setIsFault(!at);
    if (at) onChoose(at);
  }
  return (
    <Field.Root invalid={isFault}>
      <Field.Label>Another day</Field.Label>
      <Flex w="full" gap="2">
        <Input
          {...TOUCH}
          size="sm"
          type="date"
          min={toDateField(dayFromNow(1))}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            set();
          }}
        />
        <Button {...TOUCH} size="sm" variant="outline" onClick={set}>
          Set
        </Button>
      </Flex>
      <Field.ErrorText>Choose a day from tomorrow on.</Field.ErrorText>
    </Field.Root>
  );
}
