import { describe, expect, it } from 'vitest';
import { readReplyArguments } from './reply-arguments.ts';

describe('readReplyArguments', () => {
  it.each([
    [['mara.kiln'], { handle: 'mara.kiln', text: undefined, kind: 'reply' }],
    [['@Mara.Kiln', 'Yes!'], { handle: 'mara.kiln', text: 'Yes!', kind: 'reply' }],
    [['mara', '--stop'], { handle: 'mara', text: undefined, kind: 'stop' }],
    [['mara', '--wrong-address'], { handle: 'mara', text: undefined, kind: 'wrong_address' }],
    [['mara', 'Away', '--auto'], { handle: 'mara', text: 'Away', kind: 'auto' }],
    [['mara', '--bounce'], { handle: 'mara', text: undefined, kind: 'bounce' }],
  ])('reads %j', (args, expected) =>
    expect(readReplyArguments(args)).toEqual({ ...expected, authentication: 'pass' }),
  );

  it.each(['pass', 'fail', 'none'])('reads --authentication %s', (authentication) => {
    const args = ['mara', '--auto', '--authentication', authentication];
    expect(readReplyArguments(args)).toMatchObject({ kind: 'auto', authentication });
  });

  it.each([
    [[]],
    [['@']],
    [['mara', 'one', 'two']],
    [['mara', '--auto', '--bounce']],
    [['mara', 'text', '--bounce']],
    [['mara', '--what']],
    [['mara', '--authentication']],
    [['mara', '--authentication', 'maybe']],
  ])('says how to use it after %j', (args) => {
    expect(() => readReplyArguments(args)).toThrow(/Use: npm run reply/);
  });
});
