import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageTemplatesDocument } from '@vibes/core/firestore/documents';
import { DEFAULT_TEMPLATES } from '@vibes/core/template/default-templates';
import { expect, it } from 'vitest';
import { countingDocuments } from '../../../local/src/bench/counting-documents.ts';
import { loadTemplates } from './load-templates.ts';
import { memoryDocuments } from '../../test/models/memory-documents.ts';

it('each creator has the templates of the account, at the price of one read', async () => {
  const stored = memoryDocuments();
  const { documents, cost } = countingDocuments(stored);
  const of = { uid: 'max', creator_ids: ['ann', null] };
  expect(await loadTemplates(documents, of)).toEqual([]);
  const path = messageTemplatesDocument.path('max');
  await stored.commit([{ kind: 'create', path, data: DEFAULT_TEMPLATES }]);
  expect(await loadTemplates(documents, of)).toEqual([DEFAULT_TEMPLATES, DEFAULT_TEMPLATES]);
  expect(cost.reads).toBe(2);
});

it('besides the screens and the opening of an account nothing else touches stored templates', () => {
  const src = join(import.meta.dirname, '..');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !file.endsWith('load-templates.ts'),
  );
  const touching = files.filter((file) =>
    readFileSync(join(src, file), 'utf8').includes('messageTemplatesDocument'),
  );
  expect(touching.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([
    'account/get-user-data.ts',
    'account/opening-writes.ts',
    'account/update-user-data.ts',
  ]);
});
