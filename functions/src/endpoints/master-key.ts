/** Name of the secret that seals secrets. Bound only to the doors that seal or unseal. */
export const MASTER_KEY = 'SECRETS_MASTER_KEY';
