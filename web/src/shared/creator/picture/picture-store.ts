/** A picture as this device keeps it. */
export interface KeptPicture {
  /** Whose, and of which creator: `pictureKey`. */
  key: string;
  version: string;
  /** A data address. */
  src: string;
  /** When it was kept, in ms. */
  at: number;
}

/** The pictures that this device keeps, so that each is read once. */
export interface PictureStore {
  /** Those that are kept, in any order. Rejects where the browser has no database. */
  read: (keys: string[]) => Promise<KeptPicture[]>;
  write: (pictures: KeptPicture[]) => Promise<void>;
}

export const pictureKey = (uid: string, creator_id: string) => `${uid} ${creator_id}`;
