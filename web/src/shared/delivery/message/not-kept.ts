export const NOT_KEPT = 'The text of this email is no longer kept.';
