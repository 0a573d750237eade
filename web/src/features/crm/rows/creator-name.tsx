import { chakra } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { Link } from 'react-router-dom';
import { useCreatorLink } from '../../../shared/creator/creator-link.ts';
import { TALL } from '../../../theme/touch.ts';
import { ROW_FOCUS } from './use-row-keys.ts';

const NameLink = chakra(Link, {
  base: {
    display: 'block',
    minW: '0',
    truncate: true,
    borderRadius: 'l1',
    fontWeight: { base: '600', md: '500' },
    ...TALL,
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

/** All of the row opens the details, and shows where the focus is. */
const WHOLE_ROW = {
  position: 'static',
  _before: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outline: 'none',
    _before: {
      outline: '2px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '-2px',
      borderRadius: 'l1',
    },
  },
} as const;

/**
 * The name, which opens the creator's details, and the part of a row that takes the focus. It may be
 * of any script and length. `isWhole`: so does the row around it.
 */
export function CreatorName(props: { creator: Pick<Creator, 'id' | 'name'>; isWhole?: boolean }) {
  const { creator, isWhole = false } = props;
  const { name } = creator;
  const linkTo = useCreatorLink();
  return (
    <NameLink
      {...linkTo(creator.id)}
      {...ROW_FOCUS}
      {...(isWhole && WHOLE_ROW)}
      dir="auto"
      textAlign="start"
      title={name}
    >
      {name}
    </NameLink>
  );
}
