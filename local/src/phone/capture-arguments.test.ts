import { describe, expect, it } from 'vitest';
import { readCaptureArguments } from './capture-arguments.ts';

describe('readCaptureArguments', () => {
  it('reads a link alone', () => {
    expect(readCaptureArguments(['https://www.tiktok.com/@mara.kiln'])).toEqual({
      link: 'https://www.tiktok.com/@mara.kiln',
      key: null,
      html: null,
      text: null,
      note: null,
      dry_run: false,
      json: false,
    });
  });

  it('reads every option, and takes text in place of a link', () => {
    const args = ['--text', 'see @mara', '--key', 'k', '--html', 'page.html', '--note', 'fair'];
    expect(readCaptureArguments([...args, '--dry-run', '--json'])).toEqual({
      link: null,
      key: 'k',
      html: 'page.html',
      text: 'see @mara',
      note: 'fair',
      dry_run: true,
      json: true,
    });
  });

  it.each([[[]], [['one', 'two']], [['--what']], [['link', '--key']]])(
    'says how to use it after %j',
    (args) => {
      expect(() => readCaptureArguments(args)).toThrow(/Use: npm run capture/);
    },
  );
});
