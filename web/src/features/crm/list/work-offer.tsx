import { Button, Flex, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { changeTableSettings, useTableSettings } from '../table/table-settings.ts';
import { PAGE_SIZES } from '../table/read-table-settings.ts';
import { useLayout } from '../view/use-layout.ts';

/** Offers the view "Work" once, to who has more creators than a page. */
export function WorkOffer({ count }: { count: number }) {
  const { first } = useTableSettings();
  const layout = useLayout();
  const [, setQuery] = useSearchParams();
  if (first !== null || layout === 'work' || count <= PAGE_SIZES[0]) return null;
  return (
    <Flex align="center" gap="2" wrap="wrap" mt="3" pt="3" borderTopWidth="1px">
      <Text color="fg.muted" flex="1 1 16rem">
        Work shows as many creators as fit, a line each, with whose turn it is.
      </Text>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          changeTableSettings({ first: 'work' });
          setQuery({});
        }}
      >
        Begin with Work
      </Button>
      <Button size="sm" variant="ghost" onClick={() => changeTableSettings({ first: 'all' })}>
        Not now
      </Button>
    </Flex>
  );
}
