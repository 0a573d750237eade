import { Flex } from '@chakra-ui/react';
import { CREATOR_STATUSES } from '@vibes/core/creator/creator-status';
import { Kbd } from '../../../components/kbd.ts';
import { tip } from '../../../components/tip.ts';

const STATUSES = CREATOR_STATUSES.map((status, place) => `${place + 1} ${status}`).join(', ');

/** The keys of the list, as rows/row-keys.ts reads them. */
const HINTS: readonly (readonly [keys: string, does: string, more?: string])[] = [
  ['↑ ↓', 'move'],
  ['Enter', 'open'],
  ['Space', 'select'],
  ['1–7', 'set the status', STATUSES],
  ['/', 'search'],
  ['Esc', 'clear the selection'],
];

/** One line that names the keys of the list, where there is a keyboard. */
export const KeyHints = () => (
  <Flex
    as="ul"
    aria-label="Keys of this list"
    listStyleType="none"
    gap="4"
    textStyle="xs"
    color="fg.muted"
    whiteSpace="nowrap"
    css={{ '@media (hover: none)': { display: 'none' } }}
  >
    {HINTS.map(([keys, does, more = '']) => (
      <li key={keys} {...tip(more)}>
        <Kbd>{keys}</Kbd> {does}
      </li>
    ))}
  </Flex>
);
