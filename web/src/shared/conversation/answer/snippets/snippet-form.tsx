import { Button, Field, Flex, Input, Stack, Textarea } from '@chakra-ui/react';
import { TEMPLATE_VARIABLES } from '@vibes/core/template/template-variables';
import { useEffect, useRef, useState } from 'react';
import { UnsavedMark } from '../../../../components/unsaved-mark.tsx';
import { useBusy } from '../../../../lib/use-busy.ts';
import { snippetRefusals, type ListedSnippet } from './snippet-text.ts';
import { saveSnippet } from './snippets.data.ts';

const VARIABLES = Object.keys(TEMPLATE_VARIABLES)
  .map((name) => `{{${name}}}`)
  .join(', ');

/** One snippet, new or known. What is refused says why at its field. */
export function SnippetForm(props: {
  of: ListedSnippet;
  snippets: readonly ListedSnippet[];
  onDone: () => void;
}) {
  const { of, snippets, onDone } = props;
  const [name, setName] = useState(of.name);
  const [text, setText] = useState(of.text);
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const typed = { id: of.id, name, text };
  const refusals = snippetRefusals(typed, snippets);
  const [badName, badText] = isAsked ? [refusals.name, refusals.text] : [null, null];

  const { isBusy, run: save } = useBusy(async () => {
    setIsAsked(true);
    if (refusals.name === null && refusals.text === null && (await saveSnippet(typed))) onDone();
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <UnsavedMark isDirty={name !== of.name || text !== of.text} end="closed" />
      <Stack gap="4">
        <Field.Root invalid={badName !== null}>
          <Field.Label>Name of the snippet</Field.Label>
          <Input
            ref={field}
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          {badName !== null && <Field.ErrorText>{badName}</Field.ErrorText>}
        </Field.Root>
        <Field.Root invalid={badText !== null}>
          <Field.Label>Text</Field.Label>
          <Textarea
            dir="auto"
            rows={6}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {badText !== null && <Field.ErrorText>{badText}</Field.ErrorText>}
          <Field.HelperText>Filled in for each creator: {VARIABLES}.</Field.HelperText>
        </Field.Root>
        <Flex gap="2">
          <Button type="submit" size="sm" colorPalette="accent" aria-disabled={isBusy || undefined}>
            Save snippet
          </Button>
          <Button size="sm" variant="outline" onClick={onDone}>
            Cancel
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
