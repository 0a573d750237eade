import { describe, expect, it } from 'vitest';
import { findAttribute } from './find-attribute.ts';

describe('an attribute in a page that is not parsed', () => {
  it.each([
    ['in double quotes', '<a x id="state">', 5],
    ['in single quotes', "<a x id='state'>", 5],
    ['without quotes', '<a id=state>', 3],
    ['behind a longer one', '<a id="state2"><b id="state">', 18],
    ['behind words that mention it', '<p>state id</p><b id="state">', 18],
  ])('is found %s', (_name, body, place) => {
    expect(findAttribute(body, 'id', 'state')).toBe(place);
  });

  it.each([
    ['is another attribute', '<a data-grid="state">'],
    ['is longer', '<a id="state-of">'],
    ['is not quoted and longer', '<a id=state-of>'],
    ['is only said', 'the id is state'],
  ])('is not found where it %s', (_name, body) => {
    expect(findAttribute(body, 'id', 'state')).toBe(-1);
  });
});
