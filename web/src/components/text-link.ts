import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link to another screen within a sentence. */
export const TextLink = chakra(Link, {
  base: {
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});
