import { Box, Button, Text } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import type { OpenItem } from './use-open-item.ts';
import type { ActedOn } from './today-acts.ts';
import { TodayRow } from './today-row.tsx';
import { TODAY_LIST } from './use-today-keys.ts';

/**
 * What waits, a line each. One line alone is in the order of tabs; the keys go from it to the others.
 *
 * @param props.since what came after it is seen to arrive
 * @param props.isPhone where what is open is a screen of its own, so no line is marked
 * @param props.isGrowing more are being read, so an empty list says nothing yet
 */
export function TodayList(props: {
  of: Pick<OpenItem<ActedOn>, 'items' | 'open' | 'place'>;
  since: Date;
  isPhone: boolean;
  isGrowing: boolean;
  onPress: (item: ActedOn, event: MouseEvent) => void;
  onShowMore: (() => void) | undefined;
}) {
  const { since, isPhone, isGrowing, onPress, onShowMore } = props;
  const { items, open, place } = props.of;
  return (
    <Box {...{ [TODAY_LIST]: '' }}>
      <Box as="ul" listStyleType="none" aria-label="Today">
        {items.map((item, at) => (
          <TodayRow
            key={item.id}
            item={item}
            place={at}
            isOpen={!isPhone && item.id === open?.id}
            isNew={item.at > since}
            isInOrder={isPhone || at === Math.max(place, 0)}
            onOpen={(event) => onPress(item, event)}
          />
        ))}
      </Box>
      {items.length === 0 && !isGrowing && (
        <Text role="status" color="fg.muted" p="4">
          All done here.
        </Text>
      )}
      {onShowMore && (
        <Button variant="ghost" size="sm" w="full" minH="11" borderRadius="0" onClick={onShowMore}>
          Show more
        </Button>
      )}
    </Box>
  );
}
