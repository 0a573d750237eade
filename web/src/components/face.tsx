import { chakra } from '@chakra-ui/react';
import { useState, type Ref } from 'react';
import { FACE_GROUNDS } from '../theme/colors.ts';
import { initialsOf } from './initials-of.ts';

/** Pixels of a side. */
export type FaceSize = 24 | 32 | 40 | 64;

/** The same number for the same text, on every device. */
const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

const groundOf = (id: string) => `face.${FACE_GROUNDS[numberOf(id) % FACE_GROUNDS.length]}`;

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
