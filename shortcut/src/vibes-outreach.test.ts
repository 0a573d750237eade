import { describe, expect, it } from 'vitest';
import { addShortcut } from '../test/phone/decoded-shortcut.ts';
import { vibesOutreach } from './vibes-outreach.ts';

const file = vibesOutreach('https://app.example');

/** The identifiers of all outputs a parameter refers to. */
const referencesIn = (parameters: unknown): string[] =>
  [...JSON.stringify(parameters).matchAll(/"OutputUUID":"([^"]+)"/g)].flatMap(([, id]) => id ?? []);

describe('the shortcut’s file', () => {
  it('is a binary property list, the same bytes for the same origin', () => {
    expect(file.subarray(0, 8).toString()).toBe('bplist00');
    expect(vibesOutreach('https://app.example').equals(file)).toBe(true);
    expect(vibesOutreach('https://other.example').equals(file)).toBe(false);
  });

  it('asks for the key when it is added, and puts it in the text named api_key', () => {
    const { questions, actions } = addShortcut(file, ['vo_live_key']);
    expect(questions).toEqual(['What is your API key?']);
    expect(
      actions.filter(({ parameters }) => parameters['CustomOutputName'] === 'api_key'),
    ).toMatchObject([
      {
        identifier: 'is.workflow.actions.gettext',
        parameters: { WFTextActionText: 'vo_live_key' },
      },
    ]);
  });

  it('is offered in the share sheet for links, texts and pages', () => {
    expect(addShortcut(file)).toMatchObject({
      name: 'Vibes Outreach',
      types: ['ActionExtension'],
      input_classes: [
        'WFURLContentItem',
        'WFStringContentItem',
        'WFSafariWebPageContentItem',
        'WFRichTextContentItem',
      ],
    });
  });

  it('refers to no output of a later or missing action', () => {
    const given = new Set<string>();
    for (const { parameters } of addShortcut(file).actions) {
      for (const reference of referencesIn(parameters)) expect(given).toContain(reference);
      if (typeof parameters['UUID'] === 'string') given.add(parameters['UUID']);
    }
    expect(given.size).toBeGreaterThan(20);
  });

  it('sends to its own origin and nowhere else', () => {
    const posts = addShortcut(file).actions.filter(
      ({ parameters }) => parameters['WFHTTPMethod'] === 'POST',
    );
    expect(new Set(posts.map(({ parameters }) => parameters['WFURL']))).toEqual(
      new Set(['https://app.example/api/capture']),
    );
  });
});
