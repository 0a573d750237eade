/**
 * The address where the recipient of an email opts out. The same for the same email; only we can
 * make it, and read what it says.
 */
export type UnsubscribeUrl = (of: {
  uid: string;
  creator_id: string;
  /** SHA-256 of the key of the address, in hexadecimal digits. */
  address_hash: string;
}) => string;
