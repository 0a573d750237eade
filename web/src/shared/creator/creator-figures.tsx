import { chakra } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { Fragment } from 'react';
import { exactCount, shortCount } from '../../lib/short-count.ts';

const FIGURES = [
  ['followers', 'follower', 'followers'],
  ['likes', 'like', 'likes'],
  ['posts', 'post', 'posts'],
] as const;

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
          <chakra.span whiteSpace="nowrap" title={`${exactCount(count)} ${word}`}>
            {shortCount(count)} {word}
          </chakra.span>
        </Fragment>
      ))}
    </chakra.span>
  );
}
