import * as z from 'zod';

/** Pixels of each side of a picture that is kept. */
export const PICTURE_SIDE = 96;
/** Bytes of a picture that is kept: in base64 less than 8 kB. */
export const PICTURE_BYTES = 6000;
/** The characters of so many bytes in base64. */
const PICTURE_TEXT = Math.ceil(PICTURE_BYTES / 3) * 4;

/**
 * `users/{uid}/creator_pictures/{creator_id}`: a small copy of the picture on the creator's profile,
 * as our own encoder wrote it. It goes with the creator.
 */
export const creatorPictureSchema = z.object({
  type: z.literal('image/webp'),
  /** In base64. Never cut: a part of it is no picture. */
  data: z.base64().meta({ most: PICTURE_TEXT }),
  /** When it was fetched. */
  at: z.date(),
});
export type CreatorPicture = z.infer<typeof creatorPictureSchema>;
