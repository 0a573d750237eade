import { Button, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { activeFacets, type CreatorFilter } from '../view/creator-filter.ts';
import { nobodySentence } from '../view/nobody-words.ts';

/** Shown where a search or a filter leaves nobody, with the way back to all. */
export function EmptyView(props: { text: string; filter: CreatorFilter; onClear: () => void }) {
  const { text, filter, onClear } = props;
  const isFiltered = activeFacets(filter).length > 0;
  if (text === '')
    return <Nobody sentence={nobodySentence(filter)} button="Clear filters" onClear={onClear} />;
  return (
    <Nobody
      sentence={
        <>
          No creator matches “<bdi>{text}</bdi>”{isFiltered && ' and these filters'}.
        </>
      }
      hint="Search looks at names, handles, email addresses and how notes begin."
      button={isFiltered ? 'Clear search and filters' : 'Show all creators'}
      onClear={onClear}
    />
  );
}

/** Shown where the address names a saved view that is not there. */
export const LostView = ({ onClear }: { onClear: () => void }) => (
  <Nobody
    sentence="We couldn’t find this view."
    hint="It may have been deleted, or it is in another account."
    button="Show all creators"
    onClear={onClear}
  />
);

function Nobody(props: {
  sentence: ReactNode;
  hint?: string;
  button: string;
  onClear: () => void;
}) {
  return (
    <Stack align="center" textAlign="center" gap="3" py={{ base: '8', md: '14' }} px="4">
      <Text role="status" fontWeight="500" overflowWrap="anywhere" maxW="full">
        {props.sentence}
      </Text>
      {props.hint && <Text color="fg.muted">{props.hint}</Text>}
      <Button size="sm" variant="outline" onClick={props.onClear}>
        {props.button}
      </Button>
    </Stack>
  );
}
