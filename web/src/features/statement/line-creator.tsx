import { chakra, Skeleton } from '@chakra-ui/react';
import { creatorPlace } from '@vibes/core/firestore/places';
import { Link } from 'react-router-dom';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { routes } from '../../lib/routes.ts';
import { ALONE } from '../../theme/touch.ts';
import { currentName } from './current-name.ts';
import type { StatementLine } from './statement-line.ts';

const NameLink = chakra(Link, {
  base: {
    display: 'block',
    w: 'fit-content',
    maxW: 'full',
    truncate: true,
    ...ALONE,
    // Large enough for a thumb.
    py: { base: '1', lg: '0' },
    fontWeight: '500',
    borderRadius: 'l1',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

type Named = NonNullable<StatementLine['creator']>;

/** The creator of the entry, as a link to the details. */
export function LineCreator({ creator: { id, name } }: { creator: Named }) {
  return name === null ? <OldLineCreator id={id} /> : <Name id={id} name={name} />;
}

/** For an entry without a stored name: the creator's current name. */
function OldLineCreator({ id }: { id: string }) {
  const creator = useLiveDocument(creatorPlace.at(useUid(), id));
  if (creator.status === 'loading')
    return <Skeleton as="span" display="inline-block" h="4" w="24" />;
  return <Name id={id} name={currentName(dataOf(creator))} />;
}

function Name({ id, name }: { id: string; name: string }) {
  const query = new URLSearchParams({ creator: id }).toString();
  return (
    <NameLink to={`${routes.crm}?${query}`} dir="auto" title={name}>
      {name}
    </NameLink>
  );
}
