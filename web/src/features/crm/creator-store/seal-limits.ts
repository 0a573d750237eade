/** So many changes since the last seal are worth the next one. */
export const SEAL_AT_CHANGES = 200;
/** From so many creators on, an index is worth having. */
export const SEAL_AT_CREATORS = 300;
