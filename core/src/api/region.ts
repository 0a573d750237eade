/** Where every function runs. firebase.json names the same; a test shows that they agree. */
export const REGION = 'us-central1';
