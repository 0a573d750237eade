import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { MOD } from '../../lib/mod-key.ts';
import { SaveButton } from './save-button.tsx';

/** The form the person is in; from anywhere else on the page that of the bar. */
const formToSave = (button: HTMLButtonElement | null): HTMLFormElement | null =>
  document.activeElement?.closest('form') ?? button?.form ?? null;

/**
 * The one save of a page: saves the form around it, by the button or by Ctrl or Cmd and S. Stays within
 * reach of the thumb while any of the form is on the screen.
 */
export function SaveBar(props: {
  label: string;
  isDirty: boolean;
  isSaving: boolean;
  /** Nothing can be saved. */
  isDisabled?: boolean;
  /** Above the button: why the server refused. */
  fault?: ReactNode;
  /** What comes next, once all is saved. */
  children?: ReactNode;
}) {
  const { isDirty, isSaving, isDisabled } = props;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      // A browser that fills in a form sends key events without a name.
      const isSave = (event.ctrlKey || event.metaKey) && /^s$/i.test(event.key);
      if (!isSave || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const form = formToSave(button.current);
      if (form === button.current?.form && isDisabled) return;
      form?.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [isDisabled]);

  return (
    <Flex
      position="sticky"
      bottom="var(--foot)"
      zIndex="1"
      direction="column"
      gap="3"
      mt="4"
      py="3"
      bg="bg"
      borderTopWidth="1px"
    >
      {props.fault}
      <Flex align="center" justify="flex-end" gap="3">
        <chakra.kbd hideBelow="md" textStyle="xs" color="fg.muted" fontFamily="body">
          {MOD} S
        </chakra.kbd>
        <SaveButton
          ref={button}
          isDirty={isDirty}
          isSaving={isSaving}
          disabled={isDisabled}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {isSaving ? 'Saving...' : props.label}
        </SaveButton>
        {!isDirty && !isSaving && props.children}
      </Flex>
    </Flex>
  );
}
