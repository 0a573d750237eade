import type { Visitor } from './visitor.ts';

/** The account a walk is made with: a new one each. */
interface Newcomer {
  name: string;
  email: string;
}

export interface Walk {
  visitor: Visitor;
  person: Newcomer;
  /** Takes the network away, and gives it back. */
  network: { cut: () => void; restore: () => Promise<void> };
}

/** One thing a person does, on the screen it is done on. */
export interface Step {
  name: string;
  run: (walk: Walk) => Promise<void>;
  /** Connections fail on purpose: only uncaught errors count. */
  isCutOff?: boolean;
}

/** Links and a handle of invented creators. */
const LIST = [
  'https://www.tiktok.com/@sunnysprout',
  'tiktok: oskar.draws',
  'https://www.instagram.com/jonas.plates/',
].join('\n');

/** The heading that says so is on the screen, and nothing covers it. */
const OUTCOME_IN_VIEW = `(() => {
  const heading = window.walk.find('heading', '^Sent to ');
  const { left, top, height } = heading.getBoundingClientRect();
  return heading.contains(document.elementFromPoint(left + 4, top + height / 2));
})()`;

/** Keeps a transaction open on the captures of the device: a page that is left in the midst of one. */
const HOLD = `new Promise((resolve) => {
  indexedDB.open('vibes.captures').onsuccess = ({ target }) => {
    const entries = target.result.transaction('entries', 'readwrite').objectStore('entries');
    const again = () => { entries.count().onsuccess = again; resolve(true); };
    again();
  };
})`;

/** The walk of both browsers, at every width. */
export const STEPS: readonly Step[] = [
  {
    name: 'first page',
    run: async ({ visitor }) => {
      await visitor.open('/');
      await visitor.sees('heading', /./);
    },
  },
  {
    name: 'sign in',
    run: async ({ visitor, person }) => {
      await visitor.open('/login');
      await visitor.press('button', 'Sign in with Google');
      await visitor.press('button', 'Use another account');
      await visitor.write('Name', person.name);
      await visitor.write('Email', person.email);
      await visitor.press('button', 'Continue');
      await visitor.sees('heading', 'Dashboard');
    },
  },
  {
    name: 'first email',
    run: async ({ visitor, person }) => {
      await visitor.write('Capture a creator', 'https://www.tiktok.com/@mara.kiln');
      await visitor.key('Enter');
      await visitor.sees('text', 'Found in the bio');
      await visitor.until(
        'the example in the email',
        'window.walk.find("field", "^Email$")?.value.startsWith("Hi Mara")',
      );
      await visitor.until(
        'the address of the sign-in',
        `window.walk.find("field", "^Gmail Address")?.value === ${JSON.stringify(person.email)}`,
      );
      await visitor.write('Gmail App Password', 'abcd efgh ijkl mnop');
      await visitor.press('button', 'Send email');
      await visitor.sees('heading', /^Sent to /);
      await visitor.until('the outcome below the bar', OUTCOME_IN_VIEW);
    },
  },
  {
    name: 'deliveries',
    run: async ({ visitor }) => {
      await visitor.press('button', 'Done');
      await visitor.open('/dashboard/deliveries');
      await visitor.sees('text', 'Sent');
    },
  },
  {
    name: 'templates',
    run: async ({ visitor }) => {
      await visitor.open('/dashboard/messages');
      await visitor.write('Email Subject', 'Hello {{creatorName}}, shall we?');
      for (const tab of ['Instagram', 'TikTok']) {
        await visitor.press('tab', tab);
        await visitor.press('button', 'Insert example');
      }
      await visitor.press('button', 'Save Templates');
      await visitor.sees('text', 'Message templates updated successfully');
    },
  },
  {
    name: 'settings',
    run: async ({ visitor }) => {
      await visitor.open('/dashboard/email');
      await visitor.sees('text', /^Saved as ••••mnop/);
      await visitor.write('Gmail App Password', 'ponm lkji hgfe dcba');
      await visitor.press('button', 'Save Gmail Settings');
      await visitor.sees('text', /^Saved as ••••dcba/);
      await visitor.write('Daily limit, Gmail only', '300');
      await visitor.press('button', 'Save Changes');
      await visitor.until(
        'the saved settings',
        'window.walk.find("button", "^Save Changes$")?.disabled',
      );
      await visitor.open('/dashboard/email');
      await visitor.until(
        'the saved limit',
        'window.walk.find("field", "^Daily limit")?.value === "300"',
      );
    },
  },
  {
    name: 'a list of captures',
    run: async ({ visitor }) => {
      await visitor.open('/dashboard');
      await visitor.paste('Capture a creator', LIST);
      await visitor.press('button', 'Capture 3 creators');
      await visitor.sees('text', '3 captured');
    },
  },
  {
    name: 'a page left at work',
    run: async ({ visitor }) => {
      await visitor.until('a transaction that stays open', HOLD);
      await visitor.open('/dashboard');
      await visitor.write('Capture a creator', 'https://www.tiktok.com/@theo_bakes');
      await visitor.press('button', 'Capture');
      await visitor.sees('text', '1 captured');
    },
  },
  {
    name: 'statistics',
    run: async ({ visitor }) => {
      await visitor.open('/dashboard');
      // The plot loads as it nears the screen. The first frame has such a line, too: the app scrolls up again.
      const below =
        '[...document.querySelectorAll("#root summary")].find((one) => one.textContent === "Show as a table")';
      await visitor.until('the statistics', `(${below}?.scrollIntoView(), ${below} !== undefined)`);
      await visitor.sees('field', 'Day');
    },
  },
  {
    name: 'CRM and panel',
    run: async ({ visitor }) => {
      await visitor.open('/dashboard/crm');
      await visitor.press('link', /^Mara Kiln/);
      await visitor.sees('dialog', /^Mara Kiln/);
      await visitor.write(/^Notes on Mara Kiln/, 'Fires her own glazes.');
      await visitor.press('button', 'Save Notes');
      await visitor.sees('text', 'Saved');
      await visitor.press('button', 'Copy DM');
      await visitor.sees('text', /^(?:Copied|DM copied)/);
      await visitor.key('Escape');
      await visitor.misses('dialog', /Mara Kiln/);
      await visitor.until('the focus on the name', 'document.activeElement.tagName === "A"');
    },
  },
  {
    name: 'capture page',
    run: async ({ visitor }) => {
      await visitor.open('/dashboard/capture?text=https%3A%2F%2Fwww.tiktok.com%2F%40veraveneer');
      await visitor.sees('dialog', /veraveneer/);
      // A press counts once the question has been visible for a moment.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await visitor.press('button', 'Capture');
      await visitor.sees('text', '1 captured');
    },
  },
  {
    name: 'a reload without a network',
    isCutOff: true,
    run: async ({ visitor, network }) => {
      await visitor.open('/dashboard/capture');
      await visitor.until('the service worker', 'navigator.serviceWorker.ready.then(() => true)');
      await visitor.open('/dashboard/capture');
      await visitor.until('its page', 'navigator.serviceWorker.controller !== null');
      network.cut();
      try {
        await visitor.open('/dashboard/capture');
        await visitor.sees('heading', 'Capture');
        await visitor.write('Capture a creator', 'https://www.tiktok.com/@annlee.inks');
        await visitor.press('button', 'Capture');
        await visitor.sees('text', /^Waiting/);
      } finally {
        await network.restore();
      }
      await visitor.misses('text', /^Waiting/);
    },
  },
];
