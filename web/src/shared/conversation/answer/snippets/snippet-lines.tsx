import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { MOST_SNIPPETS } from '@vibes/core/template/snippet-limits';
import { useRef } from 'react';
import type { ListedSnippet } from './snippet-text.ts';
import { deleteSnippet } from './snippets.data.ts';

/** All snippets, with what can be done with each. */
export function SnippetLines(props: {
  snippets: readonly ListedSnippet[];
  onEdit: (snippet: ListedSnippet) => void;
}) {
  const { snippets, onEdit } = props;
  const add = useRef<HTMLButtonElement>(null);
  const isFull = snippets.length >= MOST_SNIPPETS;
  return (
    <Stack gap="3" align="start">
      {snippets.length === 0 && (
        <Text color="fg.muted">Save texts you write often. Type / in an answer to use one.</Text>
      )}
      <Stack as="ul" gap="0" w="full" listStyleType="none" aria-label="Snippets">
        {snippets.map((snippet) => (
          <Flex
            as="li"
            key={snippet.id}
            gap="1"
            align="center"
            py="2"
            borderBottomWidth="1px"
            borderColor="border.muted"
          >
            <Box flex="1" minW="0">
              <Text dir="auto" fontWeight="500" truncate>
                {snippet.name}
              </Text>
              <Text dir="auto" textStyle="xs" color="fg.muted" truncate>
                {snippet.text}
              </Text>
            </Box>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Edit ${snippet.name}`}
              onClick={() => onEdit(snippet)}
            >
              Edit
            </Button>
            <Button
              size="sm"
              variant="ghost"
              colorPalette="danger"
              aria-label={`Delete ${snippet.name}`}
              onClick={() => {
                // The line goes, and the focus with it.
                add.current?.focus();
                void deleteSnippet(snippet);
              }}
            >
              Delete
            </Button>
          </Flex>
        ))}
      </Stack>
      {isFull && <Text>You have {MOST_SNIPPETS} snippets. Delete one to add another.</Text>}
      <Button
        ref={add}
        size="sm"
        variant="outline"
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (!isFull) onEdit({ id: crypto.randomUUID(), name: '', text: '' });
        }}
      >
        Add snippet
      </Button>
    </Stack>
  );
}
