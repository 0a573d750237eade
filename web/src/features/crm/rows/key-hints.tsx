import { Flex } from '@chakra-ui/react';
import { Kbd } from '../../../components/kbd.ts';
import { tip } from '../../../components/tip.ts';
import { LIST_KEYS, SHOW_KEYS } from '../../../shared/keys/screen-keys.ts';

const HINTS = [...LIST_KEYS.filter(({ hint }) => hint), SHOW_KEYS];

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
    {HINTS.map(({ keys, does, hint }) => (
      <li key={keys} {...tip(does === hint ? '' : does)}>
        <Kbd>{keys}</Kbd> {hint}
      </li>
    ))}
  </Flex>
);
