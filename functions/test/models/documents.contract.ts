import { describe } from 'vitest';
import { documentsFixture, type MakeDocuments } from '../documents-fixture.ts';
import { documentsCommitContract } from './documents-commit.contract.ts';
import { documentsKeptContract } from './documents-kept.contract.ts';
import { documentsQueriesContract } from './documents-queries.contract.ts';

/**
 * What every implementation of the database port must do. Run on the memory one
 * beside it and on Firestore by the emulator tests.
 *
 * @param make a database and a collection path of its own for each test
 */
export function documentsContract(make: MakeDocuments): void {
  describe('the database port', () => {
    const it = documentsFixture(make);
    documentsKeptContract(it);
    documentsCommitContract(it);
    documentsQueriesContract(it);
  });
}
