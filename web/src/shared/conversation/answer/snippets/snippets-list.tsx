import { Box, chakra, Text } from '@chakra-ui/react';
import { userPlace } from '@vibes/core/firestore/places';
import { MOST_SNIPPETS } from '@vibes/core/template/snippet-limits';
import { useState } from 'react';
import { useLiveDocument, useUid } from '../../../../lib/live.ts';
import { dataOf } from '../../../../lib/loadable.ts';
import { filledSnippet, matchSnippets, type Addressee } from './snippet-text.ts';
import { useSnippets } from './snippets.data.ts';
import type { Edited } from './snippets-dialog.tsx';
import { useFieldKeys } from './use-field-keys.ts';

const LIST_ID = 'snippets-list';

interface Line {
  id: string;
  name: string;
  text?: string;
  act: () => void;
}

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: '11', md: '8' },
    px: '2.5',
    borderRadius: 'l1',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'bg.muted' },
  },
});

/** The snippets at the field, which keeps the focus and says which one is marked. */
export function SnippetsList(props: {
  field: HTMLTextAreaElement;
  creator: Addressee;
  query: string;
  /** The answer without the slash. */
  rest: string;
  onInsert: (text: string) => void;
  onEdit: (edited: Edited) => void;
  onLeave: () => void;
}) {
  const { field, creator, query, rest, onInsert, onEdit, onLeave } = props;
  const read = useSnippets();
  const my_name = dataOf(useLiveDocument(userPlace.at(useUid())))?.name ?? '';
  const snippets = dataOf(read) ?? null;
  const found = matchSnippets(snippets ?? [], query).map(({ id, name, text }): Line => ({
    ...{ id, name, text },
    act: () => onInsert(filledSnippet(text, creator, my_name)),
  }));
  const canSave = rest.trim() !== '' && snippets !== null && snippets.length < MOST_SNIPPETS;
  const save = () => onEdit({ id: crypto.randomUUID(), name: '', text: rest.trim() });
  const acts: Line[] = [
    ...(canSave ? [{ id: 'save', name: 'Save this answer as a snippet', act: save }] : []),
    { id: 'edit', name: 'Edit snippets', act: () => onEdit('all') },
  ];
  const lines = query === '' ? [...found, ...acts] : found;

  const [at, setAt] = useState<string | null>(null);
  // What only may be done is not done by an Enter that was meant for the text.
  const marked = lines.find(({ id }) => id === at) ?? found[0];
  const optionId = (line: Line) => `${LIST_ID}-${line.id}`;
  useFieldKeys(field, {
    list: lines.length > 0 ? LIST_ID : null,
    marked: marked ? optionId(marked) : null,
    onMove: (step) => {
      const from = marked ? lines.indexOf(marked) : step === 1 ? -1 : 0;
      setAt(lines[(from + step + lines.length) % lines.length]?.id ?? null);
    },
    onChoose: marked?.act ?? null,
    onLeave,
  });
  if (lines.length === 0) return null;
  return (
    <Box
      order="-1"
      w="full"
      p="1"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      bg="bg.panel"
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {read.status === 'error' && (
        <Text role="status" px="2.5" py="1.5" color="fg.error">
          We couldn’t load your snippets.
        </Text>
      )}
      {snippets?.length === 0 && (
        <Text role="status" px="2.5" py="1.5" color="fg.muted">
          Save texts you write often. Type / in an answer to use one.
        </Text>
      )}
      {/* As high as it is: what scrolls would need the focus, which the field has. */}
      <div id={LIST_ID} role="listbox" aria-label="Snippets">
        {lines.map((line) => (
          <Option
            key={line.id}
            id={optionId(line)}
            role="option"
            aria-selected={line === marked}
            onPointerMove={() => setAt(line.id)}
            onClick={line.act}
          >
            <chakra.bdi
              flexShrink={line.text === undefined ? 1 : 0}
              maxW={line.text === undefined ? undefined : '50%'}
              truncate
              color={line.text === undefined ? 'fg.muted' : undefined}
            >
              {line.name}
            </chakra.bdi>
            {line.text !== undefined && (
              <chakra.bdi truncate color="fg.muted" textStyle="xs">
                {line.text}
              </chakra.bdi>
            )}
          </Option>
        ))}
      </div>
    </Box>
  );
}
