import { documentsContract } from './documents.contract.ts';
import { memoryDocuments } from './memory-documents.ts';

documentsContract(() => ({ documents: memoryDocuments(), root: 'owners/a/things' }));
