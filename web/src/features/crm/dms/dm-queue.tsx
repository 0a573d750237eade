import { Box, chakra, Text } from '@chakra-ui/react';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CreatorFace } from '../../../shared/creator/creator-face.tsx';
import type { Desk } from './use-desk.ts';

/** Rows that are drawn below the card on screen; of those above it half as many. */
const ROOM = 60;

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minH: '11',
    px: '3',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '-2px',
    },
    '&[aria-current]': { bg: 'bg.emphasized', fontWeight: '600' },
  },
});

/** Beside the card on a wide screen: who comes, who is done, and the way to each of them. */
export function DmQueue({ desk, rows }: { desk: Desk; rows: readonly CreatorEntry[] }) {
  const { queue, place } = desk;
  const list = useRef<HTMLUListElement>(null);
  const first = Math.max(0, place - 1 - ROOM / 2);
  const shown = queue.slice(first, place + ROOM);
  const wanted = new Set(shown);
  const named = new Map(rows.filter(({ id }) => wanted.has(id)).map((row) => [row.id, row]));
  const more = queue.length - first - shown.length;
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    const box = list.current;
    // The list alone scrolls, never the page.
    if (row && box) box.scrollTop = row.offsetTop - box.clientHeight / 3;
  }, [place]);
  return (
    <Box
      as="section"
      aria-label="Queue"
      position="sticky"
      top="8"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      overflow="hidden"
    >
      <chakra.ul
        ref={list}
        listStyleType="none"
        position="relative"
        maxH="calc(100dvh - 16rem)"
        overflowY="auto"
        overscrollBehavior="contain"
      >
        {shown.map((id) => {
          const creator = named.get(id);
          if (!creator) return null;
          const isSent = desk.hasSent(id);
          return (
            <li key={id}>
              <Row
                type="button"
                aria-current={id === desk.card?.id ? 'step' : undefined}
                onClick={() => desk.goTo(id)}
              >
                <CreatorFace creator={creator} size={24} />
                <chakra.span
                  dir="auto"
                  flex="1"
                  minW="0"
                  truncate
                  color={isSent ? 'fg.muted' : undefined}
                >
                  {creator.name}
                </chakra.span>
                {isSent && (
                  <chakra.span color="fg.success" flexShrink={0}>
                    <Check size={18} aria-hidden="true" />
                    <chakra.span srOnly>sent</chakra.span>
                  </chakra.span>
                )}
              </Row>
            </li>
          );
        })}
        {more > 0 && (
          <chakra.li px="3" py="2.5">
            <Text textStyle="xs" color="fg.muted">
              {more.toLocaleString('en-US')} more
            </Text>
          </chakra.li>
        )}
      </chakra.ul>
    </Box>
  );
}
