import { PLATFORMS } from '@vibes/core/creator/platform';
import { DEFAULT_TEMPLATES } from '@vibes/core/template/default-templates';
import { describe, expect, it } from 'vitest';
import { TEMPLATE_EXAMPLES } from '../template/template-examples.ts';
import { preparedDm } from './prepared-dm.ts';

const creator = {
  name: 'Mia Moves',
  platform: 'instagram',
  tiktok_username: 'miamoves',
  instagram_username: 'mia.moves',
} as const;
const dmOf = (tiktok_template: string, my_name = 'Ann') =>
  preparedDm({
    creator,
    platform: 'tiktok',
    templates: { ...DEFAULT_TEMPLATES, tiktok_template },
    my_name,
  });

describe('a prepared DM', () => {
  it('fills in the template of its platform', () => {
    expect(dmOf('Hi {{creatorName}} (@{{handle}} on {{platform}}), {{myName}} here')).toEqual({
      ok: true,
      text: 'Hi Mia Moves (@miamoves on TikTok), Ann here',
      is_shortened: false,
    });
  });

  it.each([
    ['✨ MIA Moves | dance ✨', 'Hi Mia, '],
    ['Nike', 'Hi there, '],
    ['🌸🌸🌸', 'Hi there, '],
    ['Mia & Tom', 'Hi there, '],
    ['miamoves', 'Hi there, '],
  ])('greets %j by the first name in the example, where there is one', (name, greeting) => {
    for (const platform of PLATFORMS) {
      const templates = { ...DEFAULT_TEMPLATES, ...TEMPLATE_EXAMPLES };
      const dm = preparedDm({ creator: { ...creator, name }, platform, templates, my_name: 'Ann' });
      expect(dm).toMatchObject({ ok: true, text: expect.stringContaining(greeting) as string });
    }
  });

  it("says when it was cut to the platform's limit", () => {
    expect(dmOf('long words '.repeat(900))).toMatchObject({ ok: true, is_shortened: true });
  });

  it.each([
    ['', 'Your TikTok DM template is empty.'],
    ['Hi {{name}}', 'Your TikTok DM template uses {{name}}, which isn’t a template variable.'],
    ['Hi, {{myName}}', 'Your TikTok DM template uses {{myName}}, which has no value yet.'],
    ['Hi {{myName', 'Your TikTok DM template has {{myName, which is an incomplete variable.'],
    ['Hi [fill in: product]', 'Your TikTok DM template still says [fill in: product].'],
  ])('says what is wrong with %j', (template, sentence) => {
    expect(dmOf(template, '')).toEqual({
      ok: false,
      sentence: expect.stringContaining(sentence) as string,
    });
  });
});
