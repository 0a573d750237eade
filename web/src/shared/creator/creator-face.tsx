import type { Creator } from '@vibes/core/creator/creator';
import { Face, type FaceSize } from '../../components/face.tsx';
import { useNear } from '../../lib/use-near.ts';
import { usePicture, type Pictured } from './picture/use-picture.ts';

/** The face of a creator beside their name. Its picture is read when it comes near the screen. */
export function CreatorFace({
  creator,
  size,
}: {
  creator: Pictured & Pick<Creator, 'name'>;
  size?: FaceSize;
}) {
  const { box, isNear } = useNear();
  const picture = usePicture(creator, isNear);
  return <Face ref={box} id={creator.id} name={creator.name} picture={picture} size={size} />;
}
