import { Button, Field, Flex, Input, Textarea } from '@chakra-ui/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { UnsavedMark } from '../../components/unsaved-mark.tsx';
import { useBusy } from '../../lib/use-busy.ts';

const FAULT = 'The server did not answer as expected. Please try again.';

/**
 * A field for a creator's address and its button. Not a form of its own: it may stand inside one.
 * `onUse` resolves to what is wrong with the text, or to null.
 */
export function AddressForm(props: {
  label: string;
  hint?: string;
  button: string;
  /** For a text of several lines. */
  isLong?: boolean;
  /** It takes the place of the button that opened it, and its focus. */
  isOpened?: boolean;
  onUse: (text: string) => Promise<string | null>;
}) {
  const { label, hint, button, isLong = false, isOpened = false, onUse } = props;
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpened) place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isOpened]);

  const { isBusy, run: submit } = useBusy(async () => {
    if (!text.trim()) return;
    setFault(null);
    const sentence = await onUse(text).catch(() => FAULT);
    setFault(sentence);
    if (sentence === null) setText('');
  });

  const field = {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      setFault(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
      event.preventDefault();
      submit();
    },
    autoComplete: 'off',
    spellCheck: false,
  };
  return (
    <Field.Root ref={place} invalid={fault !== null}>
      <UnsavedMark isDirty={text.trim() !== ''} />
      <Field.Label>{label}</Field.Label>
      <Flex w="full" gap="2" direction={{ base: 'column', sm: 'row' }} align={{ sm: 'end' }}>
        {isLong ? (
          <Textarea {...field} rows={2} resize="vertical" dir="auto" />
        ) : (
          <Input {...field} type="email" autoCapitalize="none" />
        )}
        <Button
          variant="outline"
          flexShrink={0}
          aria-disabled={isBusy || undefined}
          onClick={() => submit()}
        >
          {isBusy ? 'Checking...' : button}
        </Button>
      </Flex>
      {fault !== null && <Field.ErrorText>{fault}</Field.ErrorText>}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
