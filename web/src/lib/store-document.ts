import { deleteDoc, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from './firestore.ts';

/**
 * Stores a document that the person writes, with the time of the write; null deletes it. Resolves to
 * whether that was done, without a connection once there is one.
 */
export function storeDocument(path: string, fields: object | null): Promise<boolean> {
  const ref = doc(firestore(), path);
  const work = fields ? setDoc(ref, { ...fields, updated_at: serverTimestamp() }) : deleteDoc(ref);
  return work.then(
    () => true,
    () => false,
  );
}
