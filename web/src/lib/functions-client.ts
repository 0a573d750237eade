/** What calls use of the functions SDK, in a chunk of its own. */
export { getFunctions, httpsCallableFromURL } from 'firebase/functions';
