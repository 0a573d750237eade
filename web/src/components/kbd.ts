import { chakra } from '@chakra-ui/react';

/** The name of a key, where there is a keyboard. */
export const Kbd = chakra('kbd', {
  base: {
    px: '1',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
    fontFamily: 'mono',
    fontSize: 'xs',
    '@media (hover: none)': { display: 'none' },
  },
});
