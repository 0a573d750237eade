import { Box, Center, chakra, Flex, Text } from '@chakra-ui/react';
import { format } from 'date-fns/format';
import { Copy, MailQuestion } from 'lucide-react';
import { agoWord } from '../../../components/ago-word.ts';
import { useNow } from '../../../components/use-now.ts';
import type { MouseEvent } from 'react';
import { CreatorFace } from '../../../shared/creator/creator-face.tsx';
import { ROW_ARRIVES } from '../../../theme/motion.ts';
import { KIND_WORDS } from './kinds.ts';
import { isOfNobody, type TodayItem } from './today-items.ts';

const Opener = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'center',
    w: 'full',
    h: '4rem',
    px: { base: '4', md: '3' },
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '-2px',
    },
    '&[aria-current=true]': { bg: 'bg.muted' },
  },
});

/** Marks the row of an item, which takes the focus. */
export const ROW = 'data-today-item';

/** Since when, with the exact time in its title; of a reminder its day. */
function When({ item: { kind, at } }: { item: TodayItem }) {
  const now = useNow();
  return (
    <time dateTime={at.toISOString()} title={format(at, 'PPPP, p')}>
      {kind === 'reminder' ? format(at, 'MMM d') : agoWord(at, now)}
    </time>
  );
}

/** One line of the day: face, name, what it is about, since when, and the one thing to do. */
export function TodayRow(props: {
  item: TodayItem;
  /** Its place, by which the first frame of the next visit shows its texts. */
  place: number;
  isOpen: boolean;
  /** It came while the list was open. */
  isNew?: boolean;
  /** In the order of tabs: one row of the list is. */
  isInOrder: boolean;
  onOpen: ((event: MouseEvent) => void) | undefined;
}) {
  const { item, place, isOpen, isNew = false, isInOrder, onOpen } = props;
  const { id, kind, name, words, picture_version } = item;
  const { action } = KIND_WORDS[kind];
  const kept = (part: string) => ({ 'data-kept': `today-${place}-${part}` });
  return (
    <Box
      as="li"
      data-kept-part={`today-${place}-name`}
      borderColor="border.muted"
      animation={isNew ? ROW_ARRIVES : undefined}
      css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
    >
      <Opener
        type="button"
        {...{ [ROW]: id }}
        tabIndex={isInOrder ? 0 : -1}
        aria-current={isOpen || undefined}
        aria-disabled={onOpen ? undefined : true}
        onClick={onOpen}
      >
        {isOfNobody(item) ? (
          <Center boxSize="10" color="fg.muted">
            {kind === 'unwatched' ? (
              <MailQuestion aria-hidden="true" />
            ) : (
              <Copy aria-hidden="true" />
            )}
          </Center>
        ) : (
          <CreatorFace
            creator={{ id, name, ...(picture_version !== undefined && { picture_version }) }}
            size={40}
          />
        )}
        <Box minW="0">
          <Flex justify="space-between" align="baseline" gap="2">
            <Text fontWeight="600" truncate dir="auto" textAlign="start" {...kept('name')}>
              {name}
            </Text>
            <Text textStyle="xs" color="fg.muted" flexShrink={0} {...kept('when')}>
              {kind === 'unwatched' ? '\u00a0' : <When item={item} />}
            </Text>
          </Flex>
          <Flex justify="space-between" align="baseline" gap="2">
            <Text color="fg.muted" truncate dir="auto" textAlign="start" {...kept('words')}>
              {words}
            </Text>
            <Text textStyle="xs" fontWeight="500" flexShrink={0} {...kept('action')}>
              {action}
            </Text>
          </Flex>
        </Box>
      </Opener>
    </Box>
  );
}
