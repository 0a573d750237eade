import { Button, chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import type { Widened } from '../../lib/use-newest.ts';
import type { ListedDelivery } from './listed-delivery.ts';

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
    '& > li:first-of-type': { borderTopWidth: '0', paddingTop: '0' },
  },
});

/** Deliveries one below the other, with a button for older ones. */
export function DeliveryList(props: {
  label: string;
  list: Widened<ListedDelivery>;
  onMore: () => void;
  children: (delivery: ListedDelivery) => ReactNode;
}) {
  const { rows, hasMore, isWidening } = props.list;
  const list = useKeptFocus<HTMLUListElement>(rows);
  return (
    <Stack gap="3">
      <List ref={list} tabIndex={-1} aria-label={props.label}>
        {rows.map(props.children)}
      </List>
      {hasMore && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="center"
          disabled={isWidening}
          onClick={props.onMore}
        >
          Show more
        </Button>
      )}
    </Stack>
  );
}
