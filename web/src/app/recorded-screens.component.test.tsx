import { deliveryDocument } from '@vibes/core/firestore/documents';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { writeAccount } from '../../test/account.ts';
import { ann, manyCreators } from '../../test/creators.ts';
import { emailToAnn } from '../../test/deliveries.ts';
import { writeDocument } from '../../test/memory/firestore.ts';
import { mount, uid } from '../../test/mount.tsx';
import { serveMailbox } from '../../test/user-data.ts';
import { writeCreators } from '../../test/write-creators.ts';
import { CrmPage } from '../features/crm/crm-page.tsx';
import { DeliveriesPage } from '../features/deliveries/deliveries-page.tsx';
import { keepFirstEmail } from '../features/overview/first-email/first-email-draft.ts';
import { OverviewPage } from '../features/overview/overview-page.tsx';
import { TemplatesPage } from '../features/templates/templates-page.tsx';

/*
 * The film, its posters, the pictures for installing and that of the README show these screens. Where
 * one has changed since, `npm run pictures -- recorded` makes all of them again, and with them what is compared
 * here: headings, columns, fields, buttons and links, in their order.
 */

const PARTS = 'h1, h2, h3, th, label, button, a, [role=tab], [role=radio]';

/** What a person finds on the screen, a line each, without figures. */
const outline = () =>
  [...document.querySelectorAll<HTMLElement>(PARTS)]
    .filter((part) => part.checkVisibility() && part.closest('[data-scope=toast]') === null)
    .map((part) => {
      const name = part.getAttribute('aria-label') ?? part.textContent;
      return `${part.role ?? part.tagName.toLowerCase()} ${name.replace(/\d+/g, '0')}`.trim();
    })
    .join('\n');

/** The same once nothing came for a while. */
async function settledOutline(): Promise<string> {
  let [last, now] = ['', outline()];
  while (last !== now) {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    [last, now] = [now, outline()];
  }
  return now;
}

const FOLDER = 'recorded-screens';
const RECORDED = import.meta.glob<string>('./recorded-screens/*.txt', {
  ...{ query: '?raw', import: 'default', eager: true },
});

it.each([
  ['list', '/dashboard/crm', <CrmPage key="list" />, 'Creator 001'],
  ['details', '/dashboard/crm?creator=ann', <CrmPage key="details" />, 'Timeline'],
  ['dashboard', '/dashboard', <OverviewPage key="overview" />, 'Creators by status'],
  ['templates', '/dashboard/messages', <TemplatesPage key="templates" />, 'Email Template'],
  ['deliveries', '/dashboard/deliveries', <DeliveriesPage key="deliveries" />, 'Ann Lee'],
])('the screen of the %s looks as it was recorded', async (name, at, part, shown) => {
  serveMailbox();
  writeAccount(uid, { first_capture_at: new Date('2026-10-02T12:00:00Z') });
  writeCreators(uid, { ...manyCreators(3), ann });
  writeDocument(deliveryDocument.path(uid, 'email_ann'), {
    ...emailToAnn({ state: 'sent', attempts: 1 }, 3),
  });
  keepFirstEmail(uid, { state: 'done' });
  await mount(part, { at });
  await expect.element(page.getByText(shown).first()).toBeVisible();
  if (import.meta.env['VITE_RECORDING'])
    await commands.writeFile(`src/app/${FOLDER}/${name}.txt`, await settledOutline());
  else await expect.poll(outline).toBe(RECORDED[`./${FOLDER}/${name}.txt`]);
});
