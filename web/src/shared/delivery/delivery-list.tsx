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
  variants: {
    // The same columns for all rows, as wide as the widest asks.
    hasColumns: {
      true: {
        display: { lg: 'grid' },
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 5fr) auto auto',
        columnGap: '5',
        '& > li': { gridColumn: '1 / -1' },
      },
    },
  },
});

/** Deliveries one below the other, in columns where they have a page of their own, with a button for older ones. */
export function DeliveryList(props: {
  label: string;
  list: Widened<ListedDelivery>;
  onMore: () => void;
  hasColumns?: boolean;
  children: (delivery: ListedDelivery) => ReactNode;
}) {
  const { rows, hasMore, isWidening } = props.list;
  const list = useKeptFocus<HTMLUListElement>(rows);
  return (
    <Stack gap="3">
      <List ref={list} tabIndex={-1} aria-label={props.label} hasColumns={props.hasColumns}>
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
