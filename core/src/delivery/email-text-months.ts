/** Months for which the text of an email is kept at most; the fact that it went out stays. */
export const EMAIL_TEXT_MONTHS = 24;
