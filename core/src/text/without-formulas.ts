/**
 * What a spreadsheet reads as a formula (https://owasp.org/www-community/attacks/CSV_Injection), also
 * in full width: at the beginning of a text, behind white space, signs without width and quotes; and
 * behind all that may begin a cell of its own where the list separator of the system is no comma.
 * A face (`;-)`) and `@` with a handle are none.
 */
const FORMULA = /(?:[=+\-＝＋－](?!\))|＠|@(?![\w.]+$))(?<=(?:^|[;؛|\t\r\n])[\s\p{Cf}"']*.)/gu;

/** The text with an apostrophe in front of each formula. Linear. */
export const withoutFormulas = (text: string): string => text.replace(FORMULA, "'$&");
