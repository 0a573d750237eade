/** The address of the sign-in where it is a Gmail account; empty for any other, which may be no mailbox of Google's. */
export const gmailAddressOf = (email: string): string =>
  /@(?:gmail|googlemail)\.com$/i.test(email) ? email : '';
