import { chakra } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { Fragment } from 'react';

const FIGURES = [
  ['followers', 'follower', 'followers'],
  ['likes', 'like', 'likes'],
  ['posts', 'post', 'posts'],
] as const;

/** In the person's own way of writing numbers: 12.4K. */
const short = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat();

/**
 * What the profile counted when it was read: "12.4K followers · 1.2M likes", with the exact numbers in
 * tooltips; nothing where nothing was.
 */
export function CreatorFigures({
  creator,
}: {
  creator: Pick<Creator, 'followers' | 'likes' | 'posts'>;
}) {
  const known = FIGURES.flatMap(([field, one, many]) => {
    const count = creator[field];
    return count === null ? [] : [{ field, count, word: count === 1 ? one : many }];
  });
  if (known.length === 0) return null;
  return (
    <chakra.span color="fg.muted">
      {known.map(({ field, count, word }, place) => (
        <Fragment key={field}>
          {place > 0 && ' · '}
          <chakra.span whiteSpace="nowrap" title={`${exact.format(count)} ${word}`}>
            {short.format(count)} {word}
          </chakra.span>
        </Fragment>
      ))}
    </chakra.span>
  );
}
