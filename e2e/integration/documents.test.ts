import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import { firestoreDocuments } from '../../functions/src/adapters/firestore/firestore-documents.ts';
import { documentsContract } from '../../functions/test/models/documents.contract.ts';
import { database } from '../support/database.ts';

let db: Firestore;
beforeAll(async () => {
  db = await database();
});

documentsContract(() => ({
  documents: firestoreDocuments(db),
  root: `contract/${randomUUID()}/c${randomUUID().slice(0, 8)}`,
}));
