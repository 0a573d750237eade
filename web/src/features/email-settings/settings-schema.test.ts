import {
  DEFAULT_EMAIL_SETTINGS,
  emailSettingsUpdateSchema,
  HOLD_BACKS,
} from '@vibes/core/account/email-settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOLD_BACK_CHOICES } from './hold-back-choices.ts';
import { settingsSchema, settingsUpdate, settingsValues } from './settings-schema.ts';

const MAXIMUM = 2000;
const schema = settingsSchema(MAXIMUM);
const usual = settingsValues(DEFAULT_EMAIL_SETTINGS, MAXIMUM);

describe('the form of all systems', () => {
  it('begins with the saved values, an unset limit as an empty field', () => {
    expect(usual).toEqual({
      hold_back: 'off',
      daily_cap: '',
      opt_out_footer: true,
      postal_address: '',
      watch_replies: false,
    });
    const set = { ...DEFAULT_EMAIL_SETTINGS, daily_cap: 1200 };
    expect(settingsValues(set, MAXIMUM).daily_cap).toBe('1200');
    expect(settingsValues(set, 500).daily_cap).toBe('500');
  });

  it.each(['', '1', '2000', ' 40 '])('takes the daily limit %j', (daily_cap) => {
    expect(schema.isValidSync({ ...usual, daily_cap })).toBe(true);
  });

  it.each(['0', '2001', '-5', '4.5', '1e3', 'forty', '00000'])(
    'refuses the daily limit %j',
    (daily_cap) => {
      expect(() => schema.validateSync({ ...usual, daily_cap })).toThrow(
        'Please enter a whole number from 1 to 2,000, or leave it empty',
      );
    },
  );

  it('takes at most what Gmail takes from the address', () => {
    expect(() => settingsSchema(500).validateSync({ ...usual, daily_cap: '501' })).toThrow(
      'Please enter a whole number from 1 to 500, or leave it empty',
    );
  });

  it('takes a postal address of at most 300 characters', () => {
    const of = (length: number) => ({ ...usual, postal_address: 'x'.repeat(length) });
    expect(schema.isValidSync(of(300))).toBe(true);
    expect(() => schema.validateSync(of(301))).toThrow('At most 300 characters');
  });

  it('sends only what was changed; an emptied limit is the usual one again', () => {
    expect(settingsUpdate(usual, usual)).toEqual({});
    expect(settingsUpdate({ ...usual, daily_cap: ' 120 ' }, usual)).toEqual({ daily_cap: 120 });
    expect(settingsUpdate({ ...usual, daily_cap: ' ' }, { ...usual, daily_cap: '120' })).toEqual({
      daily_cap: null,
    });
    expect(
      settingsUpdate(
        {
          hold_back: '5',
          daily_cap: '',
          opt_out_footer: false,
          postal_address: 'Road 1\nTown ',
          watch_replies: true,
        },
        usual,
      ),
    ).toEqual({
      hold_back: '5',
      opt_out_footer: false,
      postal_address: 'Road 1\nTown',
      watch_replies: true,
    });
  });

  it('offers every way to hold emails back, each with a sentence', () => {
    expect(HOLD_BACK_CHOICES.map(({ value }) => value)).toEqual(HOLD_BACKS);
    for (const { sentence } of HOLD_BACK_CHOICES) expect(sentence).toMatch(/\w\.$/);
  });

  it('accepts nothing that the server refuses', () => {
    const cap = fc.oneof(
      fc.string({ unit: fc.constantFrom('0', '1', '9', '.', '-', 'e', ' '), maxLength: 6 }),
      fc.integer({ min: -10, max: 2100 }).map(String),
    );
    fc.assert(
      fc.property(
        fc.record({
          hold_back: fc.constantFrom(...HOLD_BACKS),
          daily_cap: cap,
          opt_out_footer: fc.boolean(),
          postal_address: fc.string({ maxLength: 320 }),
          watch_replies: fc.boolean(),
        }),
        (values) =>
          !schema.isValidSync(values) ||
          emailSettingsUpdateSchema.safeParse(settingsUpdate(values, usual)).success,
      ),
      { numRuns: 2000 },
    );
  });
});
