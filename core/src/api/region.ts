/** Where functions run under the emulators, and in a deployment that sets no `REGION`. */
export const DEFAULT_REGION = 'us-central1';
