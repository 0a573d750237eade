import { chakra } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { Link } from 'react-router-dom';
import { useCreatorLink } from './creator-link.ts';

const NameLink = chakra(Link, {
  base: {
    display: 'block',
    minW: '0',
    truncate: true,
    borderRadius: 'l1',
    // Large enough for a thumb.
    py: { base: '1', md: '0' },
    fontWeight: { base: '600', md: '500' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

/** The name, which opens the creator's details. It may be of any script and length. */
export function CreatorName({ creator }: { creator: Pick<Creator, 'id' | 'name'> }) {
  const { name } = creator;
  const linkTo = useCreatorLink();
  return (
    <NameLink {...linkTo(creator.id)} dir="auto" textAlign="start" title={name}>
      {name}
    </NameLink>
  );
}
