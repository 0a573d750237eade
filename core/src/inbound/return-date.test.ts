import { describe, expect, it } from 'vitest';
import { returnDate } from './return-date.ts';

const at = new Date('2026-11-24T09:00:00Z');

describe('the day of return in an automatic answer', () => {
  it.each([
    ['I am out of the office and will be back on December 7.', '2026-12-07'],
    ['I will return on Monday, 7 December 2026. Kind regards', '2026-12-07'],
    ['On leave until 2026-12-04.', '2026-12-04'],
    ['Away through Dec 4th, with little access to email.', '2026-12-04'],
    ['I am back on January 4.', '2027-01-04'],
    ['Ich bin bis zum 04.12.2026 nicht im Büro.', '2026-12-04'],
    ['Ab dem 7. Dezember bin ich wieder erreichbar.', '2026-12-07'],
    ['Ich bin am 7.12. zurück. Ab 9.12. wieder im Büro.', '2026-12-09'],
    ['Je suis absente jusqu’au 4 décembre inclus.', '2026-12-04'],
    ['De retour le 1er décembre 2026.', '2026-12-01'],
    ['Estoy de vacaciones hasta el 4 de diciembre de 2026.', '2026-12-04'],
    ['Sarò fuori ufficio fino al 4 dicembre.', '2026-12-04'],
    ['Estou de férias até 4 de dezembro.', '2026-12-04'],
    ['Ik ben afwezig tot 4 december.', '2026-12-04'],
    ['I am back on 25/12/2026.', '2026-12-25'],
    ['Away from 1 December until 11 December.', '2026-12-11'],
  ])('%s', (text, day) => {
    expect(returnDate(text, at)?.toISOString().slice(0, 10)).toBe(day);
  });

  it.each([
    ['no day', 'Thank you for your email. I will be back soon.'],
    ['a day that can be read as two', 'I am back on 3/12/2026.'],
    ['a day that is past', 'I was away until November 2, 2026.'],
    ['a day far ahead', 'I am on parental leave until 1 September 2027.'],
    ['a day of something else', 'Our sale starts on December 7.'],
    ['no day of the calendar', 'I am back on 31.11.2026.'],
    ['a number', 'You get 20% back on every order.'],
  ])('is none: %s', (_, text) => {
    expect(returnDate(text, at)).toBeNull();
  });
});
