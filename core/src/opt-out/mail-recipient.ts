import * as z from 'zod';

/** The recipient in a link to stop emails: user, creator, SHA-256 of the address's mailbox key. */
export const mailRecipientSchema = z.tuple([
  z.string().min(1),
  z.string().min(1),
  z.string().min(1),
]);
