/** SHA-256 of a UTF-8 text, as 64 hexadecimal digits. */
export type Digest = (text: string) => string;
