/** Where every function runs. */
export const REGION = 'us-central1';
