/** What reads use of the Firestore client: one chunk, loaded after the first paint. */
export {
  collection,
  doc,
  documentId,
  getCountFromServer,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
export { firestore, openFirestore } from './firestore.ts';
export { readDocument, readDocuments } from './read-documents.ts';
