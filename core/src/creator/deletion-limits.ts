/** Days for which a deleted creator can be restored. */
export const DELETED_FOR_DAYS = 30;
/** Minutes within which an undo puts back what deleting stopped. */
export const UNDO_MINUTES = 10;
/** Creators in one call of `deleteCreators` or `restoreCreators`. */
export const MOST_DELETED_AT_ONCE = 500;
