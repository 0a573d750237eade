import { z } from 'zod';

/** Who a link to stop e-mails is for, as it stands in the link: user, creator, SHA-256 of the address's mailbox key. */
export const mailRecipientSchema = z.tuple([
  z.string().min(1),
  z.string().min(1),
  z.string().min(1),
]);
