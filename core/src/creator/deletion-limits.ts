/** Days for which a deleted creator can be restored. */
export const DELETED_FOR_DAYS = 30;
/** Creators in one call of `deleteCreators` or `restoreCreators`. */
export const MOST_DELETED_AT_ONCE = 500;
