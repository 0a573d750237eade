export const TEXT_DROPPED = 'The text of this email is no longer kept.';
