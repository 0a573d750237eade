import { chakra } from '@chakra-ui/react';
import { useState, type Ref } from 'react';
import { FACE_GROUNDS } from '../theme/colors.ts';
import { initialsOf } from './initials-of.ts';

/** Pixels of a side. */
export type FaceSize = 24 | 32 | 40 | 64;

/** The same color for the same id, on every device. */
function groundOf(id: string): string {
  let sum = 7;
  for (let at = 0; at < id.length; at += 1) sum = (sum * 31 + id.charCodeAt(at)) >>> 0;
  return `face.${FACE_GROUNDS[sum % FACE_GROUNDS.length]}`;
}

const Disc = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    color: 'face.fg',
    fontWeight: '600',
    lineHeight: '1',
    userSelect: 'none',
  },
});

/**
 * A person's picture, else their initials on a color that stays theirs (by `id`). It is beside their
 * name and says nothing of its own.
 */
export function Face({
  ref,
  id,
  name,
  picture,
  size = 32,
}: {
  ref?: Ref<HTMLDivElement>;
  id: string;
  name: string;
  /** An address; null without one. */
  picture: string | null;
  size?: FaceSize | undefined;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  const isShown = picture !== null && picture !== broken;
  return (
    <Disc
      ref={ref}
      aria-hidden="true"
      bg={groundOf(id)}
      boxSize={`${size}px`}
      fontSize={`${Math.round(size * 0.4)}px`}
    >
      {isShown ? (
        <chakra.img
          src={picture}
          alt=""
          width={size}
          height={size}
          boxSize="full"
          objectFit="cover"
          decoding="async"
          onError={() => setBroken(picture)}
        />
      ) : (
        initialsOf(name)
      )}
    </Disc>
  );
}
