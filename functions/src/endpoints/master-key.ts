/** Name of the secret with the sealing keys and the root. Bound only to the endpoints that seal, unseal or derive. */
export const MASTER_KEY = 'SECRETS_MASTER_KEY';
