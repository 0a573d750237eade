import { chakra } from '@chakra-ui/react';

/** For what speaks of keys: a tablet or a phone without a mouse has none. */
export const WITH_KEYS = { '@media (hover: none)': { display: 'none' } } as const;

/** The name of a key, where there is a keyboard. */
export const Kbd = chakra('kbd', {
  base: {
    px: '1',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
    fontFamily: 'mono',
    fontSize: 'xs',
    ...WITH_KEYS,
  },
});
