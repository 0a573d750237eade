import { expect, it } from 'vitest';
import { settleRivals } from './settle-rivals.ts';

const ANN = { address: 'ann@kelmor.no', rival: 'joann@kelmor.no' };
const JOANN = { address: 'joann@kelmor.no', rival: 'ann@kelmor.no' };

it('keeps two readings of the same letters where nothing else names either', () => {
  const other = { address: 'info@valk.nl' };
  expect(settleRivals([ANN, other, JOANN])).toEqual([ANN, other, JOANN]);
});

it('keeps the reading that is also found without a rival, once, and drops the other', () => {
  const sure = { address: 'joann@kelmor.no' };
  expect(settleRivals([ANN, JOANN, sure])).toEqual([sure]);
});

it('keeps both where each is also found alone', () => {
  const both = [{ address: 'ann@kelmor.no' }, { address: 'joann@kelmor.no' }];
  expect(settleRivals([ANN, JOANN, ...both])).toEqual(both);
});
