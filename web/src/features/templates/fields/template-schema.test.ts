import { messageTemplatesUpdateSchema } from '@vibes/core/template/message-templates';
import { PLATFORM_FACTS } from '@vibes/core/creator/platform';
import { TEMPLATE_MAXIMUM } from '@vibes/core/template/template-limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEMPLATE_EXAMPLES } from '../../../shared/template/template-examples.ts';
import { templateSchema, type TemplateValues } from './template-schema.ts';

const good: TemplateValues = TEMPLATE_EXAMPLES;
const faultsOf = (values: TemplateValues): Record<string, string> => {
  try {
    templateSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof Error) || !('inner' in error)) throw error;
    const inner = error.inner as { path: string; message: string }[];
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
};

describe('the template form', () => {
  it('accepts the examples', () => {
    expect(faultsOf(good)).toEqual({});
  });

  it.each([
    ['email_subject', 'ab', 'Email subject must be at least 3 characters.'],
    ['email_template', 'too short', 'Email template must be at least 10 characters.'],
    ['instagram_template', '', 'Instagram template must be at least 10 characters.'],
    ['tiktok_template', 'short', 'TikTok template must be at least 10 characters.'],
  ])('says what %s needs', (field, value, message) => {
    expect(faultsOf({ ...good, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['email_subject', 3],
    ['email_template', 10],
    ['instagram_template', 10],
    ['tiktok_template', 10],
  ])('accepts %s from %i characters on', (field, minimum) => {
    expect(faultsOf({ ...good, [field]: 'x'.repeat(minimum) })).toEqual({});
    expect(Object.keys(faultsOf({ ...good, [field]: 'x'.repeat(minimum - 1) }))).toEqual([field]);
  });

  it('names a variable that does not exist', () => {
    expect(faultsOf({ ...good, tiktok_template: 'Hello {{name|you}}, nice work' })).toEqual({
      tiktok_template: 'There is no variable {{name}}. Use one of those listed.',
    });
  });

  it.each(['{{firstName', '{firstName}}', '{firstName}', '{{ }}'])(
    'refuses the half-written variable %s in any field',
    (written) => {
      for (const field of Object.keys(good))
        expect(faultsOf({ ...good, [field]: `Hello dear ${written}` })).toEqual({
          [field]: `“${written}” is not a whole variable. Write it like {{firstName}} or {{firstName|there}}.`,
        });
    },
  );

  it('lets a [fill in] be saved, to be filled in later', () => {
    expect(faultsOf({ ...good, email_template: 'We make [fill in: what you make].' })).toEqual({});
  });

  it('names a half-written variable after a [fill in] too', () => {
    expect(faultsOf({ ...good, email_template: '[fill in] for {{firstName' })).toHaveProperty(
      'email_template',
    );
  });

  it('counts the fixed text of a message, not the names of variables', () => {
    const longest = '{{creatorName}}' + 'x'.repeat(PLATFORM_FACTS.instagram.dm_maximum);
    expect(faultsOf({ ...good, instagram_template: longest })).toEqual({});
    expect(faultsOf({ ...good, instagram_template: `${longest}x` })).toEqual({
      instagram_template: 'Instagram template can have 1,000 characters at most.',
    });
  });

  it('accepts nothing that the server refuses', () => {
    const draft = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.nat(12_000).map((length) => 'x'.repeat(length)),
      fc.constantFrom(
        ...[
          ...Object.values(TEMPLATE_MAXIMUM),
          ...Object.values(PLATFORM_FACTS).map(({ dm_maximum }) => dm_maximum),
        ].flatMap((n) => [
          'x'.repeat(n),
          'x'.repeat(n + 1),
          '{{creatorName}}'.padEnd(n + '{{creatorName}}'.length, 'x'),
        ]),
      ),
    );
    fc.assert(
      fc.property(
        fc.record({
          email_subject: draft,
          email_template: draft,
          email_signature: draft,
          instagram_template: draft,
          tiktok_template: draft,
        }),
        (values) => {
          const isAccepted = Object.keys(faultsOf(values)).length === 0;
          return !isAccepted || messageTemplatesUpdateSchema.safeParse(values).success;
        },
      ),
    );
    for (const [field, length] of [
      ['email_subject', TEMPLATE_MAXIMUM.subject],
      ['email_template', TEMPLATE_MAXIMUM.body],
      ['email_signature', TEMPLATE_MAXIMUM.body],
      ['instagram_template', PLATFORM_FACTS.instagram.dm_maximum],
      ['tiktok_template', PLATFORM_FACTS.tiktok.dm_maximum],
    ] as const) {
      const longest = { ...good, [field]: 'x'.repeat(length) };
      expect(faultsOf(longest)).toEqual({});
      expect(messageTemplatesUpdateSchema.safeParse(longest).success).toBe(true);
      expect(Object.keys(faultsOf({ ...good, [field]: 'x'.repeat(length + 1) }))).toEqual([field]);
    }
  });
});
