import { expect, it } from 'vitest';
import type { Plist, PlistDictionary } from './format/plist.ts';
import { addShortcut } from '../test/phone/decoded-shortcut.ts';
import { vibesOutreach } from './vibes-outreach.ts';

/*
 * Where public compilers differ, this one writes what most of them write. Each was read as it was
 * in November 2026; docs/shortcut.md names them and says where.
 */

const { actions } = addShortcut(vibesOutreach('https://app.example'));
const named = (name: string) =>
  actions.filter(({ identifier }) => identifier === `is.workflow.actions.${name}`);
const parameter = (name: string, key: string) =>
  named(name).flatMap(({ parameters }) => parameters[key] ?? []);
const requests = named('downloadurl').map(({ parameters }) => parameters);
const posts = requests.filter(({ WFHTTPMethod }) => WFHTTPMethod === 'POST');

const shapeOf = (value: Plist | undefined): string => {
  if (typeof value !== 'object' || Array.isArray(value)) return typeof value;
  const type = value['WFSerializationType'];
  return typeof type === 'string' ? type : 'dictionary';
};
const itemsOf = (fields: Plist | undefined): PlistDictionary[] => {
  const { Value } = fields as { Value: { WFDictionaryFieldValueItems: PlistDictionary[] } };
  return Value.WFDictionaryFieldValueItems;
};
const fields = posts.flatMap((post) => [
  ...itemsOf(post['WFFormValues']),
  ...itemsOf(post['WFHTTPHeaders']),
]);
const hasReference = (value: Plist | undefined) => JSON.stringify(value ?? '').includes('\uFFFC');
const hasKey = (key: string) => (one: PlistDictionary) => (key in one ? 'there' : 'absent');
const ends = actions.filter(({ parameters }) => parameters['WFControlFlowMode'] === 2);

interface Point {
  /** What each compiler writes; one that writes nothing of the kind is not named. */
  written: Record<string, string>;
  /** What this one writes, in each place. */
  ours: string[];
}

const POINTS: Record<string, Point> = {
  'an item of a menu': {
    written: {
      cherri: 'dictionary',
      scpl: 'string',
      'python-shortcuts': 'string',
      'shortcuts-js': 'string',
      jellycore: 'string',
    },
    ours: parameter('choosefrommenu', 'WFMenuItems').flat().map(shapeOf),
  },
  'a text without references': {
    written: {
      cherri: 'string',
      scpl: 'string',
      'python-shortcuts': 'WFTextTokenString',
      'shortcuts-js': 'string',
      jellycore: 'string',
    },
    ours: [
      ...parameter('notification', 'WFNotificationActionTitle'),
      ...[
        parameter('gettext', 'WFTextActionText'),
        parameter('notification', 'WFNotificationActionBody'),
      ]
        .flat()
        .filter((text) => !hasReference(text)),
    ].map(shapeOf),
  },
  'a key in a dictionary': {
    written: {
      cherri: 'WFTextTokenString',
      scpl: 'string',
      'python-shortcuts': 'WFTextTokenString',
      'shortcuts-js': 'WFTextTokenString',
    },
    ours: fields.map(({ WFKey }) => shapeOf(WFKey)),
  },
  'the references of such a key': {
    written: { cherri: 'absent', 'python-shortcuts': 'there', 'shortcuts-js': 'there' },
    ours: fields.map(({ WFKey }) =>
      hasKey('attachmentsByRange')((WFKey as { Value: PlistDictionary }).Value),
    ),
  },
  'Advanced, of a request by POST': {
    // Of scpl: the table of Apple’s own that it carries. Of python-shortcuts: its examples.
    written: {
      cherri: 'absent',
      scpl: 'there',
      'python-shortcuts': 'there',
      'shortcuts-js': 'there',
      jellycore: 'absent',
    },
    ours: posts.map(hasKey('Advanced')),
  },
  'WFRequestVariable, of a form': {
    written: {
      cherri: 'absent',
      scpl: 'absent',
      'python-shortcuts': 'absent',
      'shortcuts-js': 'absent',
    },
    ours: requests.map(hasKey('WFRequestVariable')),
  },
  'a file in a form': {
    written: { scpl: 'WFTokenAttachmentParameterState' },
    ours: fields
      .filter(({ WFItemType }) => WFItemType === 5)
      .map(({ WFValue }) => shapeOf(WFValue)),
  },
  'the UUID of an end that nothing refers to': {
    written: {
      cherri: 'there',
      scpl: 'absent',
      'python-shortcuts': 'absent',
      'shortcuts-js': 'absent',
      jellycore: 'absent',
    },
    ours: ends.map(({ parameters }) => hasKey('UUID')(parameters)),
  },
};

/** What more than half of them write. */
function mostWritten(written: Record<string, string>): string | undefined {
  const all = Object.values(written);
  return all.find((one) => all.filter((other) => other === one).length * 2 > all.length);
}

it.each(Object.entries(POINTS))('%s is as most compilers write it', (_, { written, ours }) => {
  expect([...new Set(ours)]).toEqual([mostWritten(written)]);
});
