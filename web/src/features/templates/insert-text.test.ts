import { describe, expect, it } from 'vitest';
import { insertText } from './insert-text.ts';

describe('insertText', () => {
  it.each([
    ['Hi , nice', 3, 3, 'Hi {{handle}}, nice', 13],
    ['Hi YOU, nice', 3, 6, 'Hi {{handle}}, nice', 13],
    ['', 0, 0, '{{handle}}', 10],
    ['end', 3, 3, 'end{{handle}}', 13],
  ])('works on %j from %i to %i', (text, start, end, result, caret) => {
    expect(insertText(text, { start, end }, '{{handle}}')).toEqual({ text: result, caret });
  });
});
