import { describe, expect, it } from 'vitest';
import { groupFiles } from './group-files.ts';

describe('groupFiles', () => {
  it.each([
    ['core/src/credit/settle-credits.test.ts', 'unit'],
    ['web/src/features/statement/statement-page.component.test.tsx', 'components'],
    ['e2e/wording/moments.test.ts', 'unit'],
    ['e2e/rules/closed-documents.test.ts', 'integration'],
    ['e2e/rules', 'integration'],
    ['e2e/attack/texts.test.ts', 'integration'],
    ['e2e/browser', 'browser'],
    ['./e2e/integration/opt-out.test.ts', 'integration'],
    ['e2e/browser/crm.spec.ts', 'browser'],
  ])('%s runs with %s', (file, group) => {
    expect([...groupFiles([file]).keys()]).toEqual([group]);
  });

  it('keeps the files of one runner together', () => {
    const groups = groupFiles([
      'e2e/browser/a.spec.ts',
      'web/src/b.test.ts',
      'e2e/browser/c.spec.ts',
    ]);
    expect(groups.get('browser')).toEqual(['e2e/browser/a.spec.ts', 'e2e/browser/c.spec.ts']);
  });
});
