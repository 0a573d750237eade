import { describe, expect, it } from 'vitest';
import { scoreFindings, scorePages } from './score-findings.ts';

const label = (rest: object = {}) => ({
  sample: 'a page',
  emails: [],
  hidden: [],
  blocked: null,
  ...rest,
});
const finding = (rest: object = {}) => ({ addresses: [], contact: null, unread: null, ...rest });

describe('the score', () => {
  it('counts pairs of sample and address, without case and each once', () => {
    const score = scoreFindings([
      {
        label: label({ sample: 'b1', emails: ['ida@kelmor.no', 'press@kelmor.no'] }),
        finding: finding({ addresses: ['Ida@Kelmor.no', 'ida@kelmor.no', 'ida@other.no'] }),
      },
      {
        label: label({ sample: 'b2', emails: ['ODD@VALK.nl'] }),
        finding: finding({ addresses: ['odd@valk.nl'] }),
      },
      { label: label({ sample: 'b3' }), finding: finding() },
    ]);
    expect(score).toEqual({
      found: 3,
      labelled: 3,
      right: 2,
      undecided: 0,
      precision: 2 / 3,
      recall: 2 / 3,
      mistakes: [
        {
          sample: 'b1',
          found: ['ida@kelmor.no', 'ida@other.no'],
          expected: ['ida@kelmor.no', 'press@kelmor.no'],
        },
      ],
    });
  });

  it('counts apart where a person is asked to choose, since no mail is sent', () => {
    const undecided = ['lee@valk.nl', 'annlee@valk.nl'];
    const missed = { label: label({ emails: ['lee@valk.nl'] }), finding: finding({ undecided }) };
    const score = scoreFindings([missed, { label: label(), finding: finding({ undecided }) }]);
    expect(score).toMatchObject({ found: 0, undecided: 2, precision: 1, recall: 0 });
    expect(score.mistakes).toMatchObject([{ found: [], undecided }]);
  });

  it('is 1 where there is nothing to divide by', () => {
    expect(scoreFindings([])).toMatchObject({ precision: 1, recall: 1, mistakes: [] });
    const missed = [{ label: label({ emails: ['a@valk.nl'] }), finding: finding() }];
    expect(scoreFindings(missed)).toMatchObject({ precision: 1, recall: 0 });
    const invented = [{ label: label(), finding: finding({ addresses: ['a@valk.nl'] }) }];
    expect(scoreFindings(invented)).toMatchObject({ precision: 0, recall: 1 });
  });

  it('counts a hidden address as a mistake only when it is the contact', () => {
    const hidden = label({ emails: ['a@valk.nl'], hidden: ['Old@valk.nl'] });
    const addresses = ['old@valk.nl', 'a@valk.nl'];
    const kept = [{ label: hidden, finding: finding({ addresses, contact: 'a@valk.nl' }) }];
    expect(scoreFindings(kept)).toMatchObject({ found: 1, right: 1, mistakes: [] });
    const offered = [{ label: hidden, finding: finding({ addresses, contact: 'old@valk.nl' }) }];
    expect(scoreFindings(offered)).toMatchObject({ found: 2, right: 1, precision: 0.5 });
  });
});

describe('a page that cannot be read', () => {
  const captcha = label({ blocked: 'captcha' });

  it.each([
    ['its cause named', captcha, finding({ unread: 'captcha' }), null],
    ['another cause', captcha, finding({ unread: 'shell' }), { found: 'shell' }],
    ['called empty', captcha, finding(), { found: [] }],
    [
      'an address read out of it',
      captcha,
      finding({ addresses: ['a@valk.nl'] }),
      { found: ['a@valk.nl'] },
    ],
  ])('%s', (_title, blocked, found, mistake) => {
    const score = scorePages([{ label: blocked, finding: found }]);
    expect(score.blocked_total).toBe(1);
    expect(score.blocked_right).toBe(mistake ? 0 : 1);
    expect(score.mistakes).toEqual(
      mistake ? [{ sample: 'a page', ...mistake, expected: 'captcha' }] : [],
    );
  });

  it('is not counted when the finder only called it so', () => {
    const readable = label({ emails: ['a@valk.nl'] });
    const score = scorePages([{ label: readable, finding: finding({ unread: 'shell' }) }]);
    expect(score).toMatchObject({ found: 0, labelled: 1, recall: 0, blocked_total: 0 });
    expect(score.mistakes).toEqual([{ sample: 'a page', found: 'shell', expected: ['a@valk.nl'] }]);
  });

  it('is a mistake to report for a page that only has no address', () => {
    const empty = [{ label: label(), finding: finding({ unread: 'shell' }) }];
    expect(scorePages(empty).mistakes).toEqual([
      { sample: 'a page', found: 'shell', expected: [] },
    ]);
    expect(scoreFindings(empty).mistakes).toEqual([]);
  });
});
