/**
 * The address where the recipient of an e-mail opts out. The same for the same e-mail; only we can
 * make it, and read what it says.
 */
export type UnsubscribeUrl = (of: {
  uid: string;
  creator_id: string;
  /** SHA-256 of the key of the address, in hexadecimal digits. */
  address_hash: string;
}) => string;
