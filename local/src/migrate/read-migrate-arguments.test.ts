import { describe, expect, it } from 'vitest';
import { readMigrateArguments } from './read-migrate-arguments.ts';

describe('the arguments of a migration', () => {
  it('default to this machine, every unfinished migration, and writing', () => {
    expect(readMigrateArguments([])).toEqual({
      ...{ project: null, is_dry: false, is_again: false },
      is_unsaved: false,
    });
  });

  it('name a project, a dry run, and a run over everything', () => {
    expect(
      readMigrateArguments(['--project', 'vibes-1', '--dry-run', '--again', '--without-backup']),
    ).toEqual({
      project: 'vibes-1',
      is_dry: true,
      is_again: true,
      is_unsaved: true,
    });
  });

  it('ask for help, whatever else they say', () => {
    expect(readMigrateArguments(['--again', '--help'])).toBe('help');
  });

  it.each([['vibes-1'], ['--project'], ['--project='], ['--dry'], ['--again=yes']])(
    '%s is refused with the usage',
    (...args) => {
      expect(() => readMigrateArguments(args)).toThrow('Use: npm run -s migrate');
    },
  );
});
