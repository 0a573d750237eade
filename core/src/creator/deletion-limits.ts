/** Creators in one call of `deleteCreators` or `restoreCreators`. */
export const MOST_DELETED_AT_ONCE = 500;
