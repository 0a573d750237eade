import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '@vibes/core/account/email-settings';
import { userDocument } from '@vibes/core/firestore/documents';
import type { UserData } from '@vibes/core/account/user-data';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { writeDocument } from '../../../test/memory/firestore.ts';
import { mount, uid } from '../../../test/mount.tsx';
import { serveUserData, userDataOf } from '../../../test/user-data.ts';
import { accountOf, writeAnn } from '../../../test/written-to.ts';
import { TemplatesPage } from './templates-page.tsx';

beforeEach(() => writeDocument(userDocument.path(uid), accountOf({ name: 'Tess' })));

const templates = (fields: Partial<UserData['messageTemplates']> = {}) => ({
  messageTemplates: {
    ...userDataOf().messageTemplates,
    email_subject: 'Paid Partnership for {{creatorName}}',
    ...fields,
  },
});
async function open(differing: Partial<UserData> = templates()) {
  const stored = serveUserData(differing);
  await mount(<TemplatesPage />);
  await expect.element(email).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Follow-ups' })).toBeVisible();
  return () => stored().messageTemplates;
}

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const text = (words: string | RegExp) => page.getByText(words, { exact: true });
const subject = page.getByLabelText('Email Subject');
const email = page.getByLabelText('Email Template');
const instagram = page.getByLabelText('Instagram DM Template');
const heading = page.getByRole('heading', { level: 2, name: 'Preview' });
const preview = () => page.elementLocator(heading.element().closest('section') ?? document.body);
const choice = page.getByLabelText('Preview with');
const example = page.getByRole('button', { name: 'Insert example', exact: true });
const insert = (variable: string) => page.getByRole('button', { name: `Insert {{${variable}}}` });
const variables = page.getByRole('group', { name: 'Variables' });
const save = page.getByRole('button', { name: 'Save Templates' });

describe('the editor', () => {
  it('of a new account has three templates to write, and fits a phone', async () => {
    await page.viewport(360, 780);
    await open();
    await expect.element(email).toHaveValue('');
    // What is not written yet has no preview below the fields.
    await expect.element(heading).not.toBeInTheDocument();
    await email.click();
    await insert('creatorName').click();
    await expect.element(email).toHaveValue('{{creatorName}}');
    await subject.fill('x'.repeat(200));
    await expect.element(preview()).toHaveTextContent('x'.repeat(200));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    for (const name of ['Instagram', 'TikTok']) {
      await tab(name).click();
      const field = page.getByLabelText(`${name} DM Template`);
      await expect.element(field).toHaveValue('');
      await field.fill('Hi, I am Nord');
      await expect.element(preview()).toHaveTextContent('Hi, I am Nord');
    }
  });

  it('fills only an empty field with an example, which undo removes', async () => {
    await open();
    await subject.fill('My own subject');
    await example.click();
    await expect.element(subject).toHaveValue('My own subject');
    await expect
      .element(email)
      .toHaveValue(expect.stringMatching(/^Hi {{firstName\|there}},\n\nI came/) as string);
    await expect.element(email).toHaveFocus();
    await expect.element(example).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(email).toHaveValue('');
    await expect.element(example).toBeVisible();
  });

  it('has the variables at the field with the focus, and inserts one at its cursor', async () => {
    await open();
    await expect.element(variables).not.toBeInTheDocument();
    await subject.fill('Hello , shall we?');
    await userEvent.keyboard('{ArrowLeft}'.repeat(', shall we?'.length));
    await insert('handle').click();
    await expect.element(subject).toHaveValue('Hello {{handle}}, shall we?');
    await expect.element(subject).toHaveFocus();
    await userEvent.keyboard('!');
    await expect.element(subject).toHaveValue('Hello {{handle}}!, shall we?');
    await email.click();
    await expect.element(variables).toHaveLength(1);
    await userEvent.keyboard('Hi {Tab}{Tab}');
    await expect.element(insert('firstName|there')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveValue('Hi {{firstName|there}}');
    await expect.element(page.getByText('Not every name shows a first name.')).toHaveLength(0);
    await email.fill('Hi {{firstName}}, shall we?');
    await expect.element(page.getByText('Not every name shows a first name.')).toBeVisible();
  });

  it('counts a subject and a DM as they are sent, up to what a phone or the platform takes', async () => {
    await open();
    await subject.fill('x'.repeat(61));
    await expect.element(text('61 characters. Phones show about the first 60.')).toBeVisible();
    await tab('Instagram').click();
    for (const [typed, words] of [
      ['Hi {{creatorName}}', '13 of 1,000 characters'],
      ['x'.repeat(950), 'Close to what Instagram allows.'],
      [
        `Hi {{creatorName}}, ${'x'.repeat(975)}`,
        'A long name makes it too long for Instagram. It would be cut.',
      ],
      ['x'.repeat(1001), '1,001 of 1,000 characters'],
      [`Hi {{creatorName}}, ${'word '.repeat(199)}`, 'Too long for Instagram: shorten it.'],
    ] as const) {
      await instagram.fill(typed);
      await expect.element(page.getByText(words).first()).toBeVisible();
    }
    await expect.element(preview()).toHaveTextContent('word…');
    await expect.element(preview()).toHaveTextContent('Cut here: Instagram takes no more.');
    await instagram.fill('x'.repeat(1001));
    await tab('TikTok').click();
    await page.getByLabelText('TikTok DM Template').fill('x'.repeat(1001));
    await expect.element(text('1,001 of 6,000 characters')).toBeVisible();
    await save.click();
    await tab('Instagram').click();
    await expect
      .element(text('Instagram template can have 1,000 characters at most.'))
      .toBeVisible();
  });

  it('marks what is unsaved, and what cannot be sent yet; the keyboard saves', async () => {
    const fields = { email_template: 'Hello, shall we?', email_signature: 'Tess' };
    const stored = await open(templates({ ...fields, instagram_template: 'Hello, shall we?' }));
    const next = page.getByRole('link', { name: 'Connect Gmail' }).first();
    await expect.element(next).toHaveAttribute('href', '/dashboard/email');
    await tab('TikTok').click();
    const field = page.getByLabelText('TikTok DM Template');
    await field.fill('Hi, we are [Fill in: your brand].');
    const unready = 'Cannot be sent yet: replace [Fill in: your brand] with your own words.';
    await expect.element(preview()).toHaveTextContent(unready);
    await expect.element(field).toHaveAccessibleDescription(unready);
    await expect.element(page.getByRole('tab', { name: 'TikTok (not saved)' })).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(text('Message templates updated successfully')).toBeVisible();
    await expect
      .element(page.getByRole('tab', { name: 'TikTok (cannot be sent yet)' }))
      .toBeVisible();
    expect(stored().tiktok_template).toBe('Hi, we are [Fill in: your brand].');
    await field.fill('Hi, we are Nord.');
    await expect.element(preview()).toHaveTextContent('Hi, we are Nord.');
  });
});

describe('the preview', () => {
  it('of an invented creator says so, and what the message lacks', async () => {
    await open();
    await expect.element(preview()).toHaveTextContent('Ana Rivera is invented.');
    await expect.element(preview()).toHaveTextContent('Gmail is not connected yet.');
    await expect.element(preview()).toHaveTextContent('Your email appears here');
    for (const [typed, words] of [
      ['Hello {{name}}, nice work', 'There is no variable {{name}}. Use one of those listed.'],
      ['Hi {{firstName|there}}, shall we?', 'Hi Ana, shall we?'],
      ['Yours sincerely, {{myName}}', 'Yours sincerely, Tess'],
    ] as const) {
      await email.fill(typed);
      await expect.element(preview()).toHaveTextContent(words);
    }
    await subject.fill('');
    await expect.element(preview()).toHaveTextContent('Write a subject.');
  });

  it('of a creator without a first name shows the fallback', async () => {
    await open(templates({ email_template: 'Hi {{firstName|there}}, shall we?' }));
    await choice.selectOptions('Studio Nord (@studio.nord)');
    await expect.element(preview()).toHaveTextContent('Studio Nord is invented');
    await expect.element(preview()).toHaveTextContent('Hi there, shall we?');
    await email.fill('Hi {{firstName|}}, shall we?');
    await expect.element(preview()).toHaveTextContent('Hi, shall we?');
    await email.fill('Hi {{firstName}}, shall we?');
    await expect.element(preview()).toHaveTextContent('This name shows no first name.');
    await tab('TikTok').click();
    await expect.element(choice).toHaveValue('invented studio.nord');
  });

  it('of a person without a name leads to their profile, and asks before work is lost', async () => {
    writeDocument(userDocument.path(uid), accountOf({ name: '' }));
    await open();
    await email.fill('Yours sincerely, {{myName}}');
    await expect
      .element(preview())
      .toHaveTextContent('{{myName}} is empty: your profile has no name.');
    await preview().getByRole('link', { name: 'Add your name' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect.element(text('/dashboard/profile')).toBeInTheDocument();
  });

  it.each<[string, Partial<EmailSettings>, boolean]>([
    ['with a way to unsubscribe', {}, true],
    ['without it, where that is chosen', { opt_out_footer: false }, false],
    [
      'always with it where a webhook sends',
      {
        ...{ opt_out_footer: false, active_email_mode: 'webhook' },
        webhook_url: 'https://hooks.example.com/1',
      },
      true,
    ],
  ])('has the footer %s', async (_, settings, hasLink) => {
    const emailSettings = {
      ...{ ...DEFAULT_EMAIL_SETTINGS, postal_address: 'Nord Ltd\n1 Quay Street' },
      ...settings,
    };
    await open({ ...templates({ email_template: 'Hello, shall we?' }), emailSettings });
    await expect.element(preview()).toHaveTextContent('1 Quay Street');
    const words = expect.element(preview());
    await (hasLink ? words : words.not).toHaveTextContent('Not interested? Unsubscribe');
    await expect.element(preview().getByRole('link', { name: 'Unsubscribe' })).toHaveLength(0);
  });

  it('is addressed to a creator who was captured; without an address it is not sent', async () => {
    const fields = { platform: 'tiktok', tiktok_username: 'annlee' } as const;
    writeAnn(uid, { ...fields, created_at: new Date() });
    writeAnn(uid, { ...fields, name: 'Theo', email: null, other_emails: [] }, 'theo');
    const body = 'Hi {{creatorName}}, the brief: https://brand.test/brief. You are @{{handle}}';
    const tiktok_template = 'Hi {{creatorName}} on {{platform}}!';
    await open(
      templates({ email_template: body, email_signature: 'Yours, {{myName}}', tiktok_template }),
    );
    const shows = (words: string) => expect.element(preview()).toHaveTextContent(words);
    for (const words of [
      'hello@ann.studio',
      'Paid Partnership for Ann Lee',
      'Hi Ann Lee,',
      'You are @annlee',
      'Yours, Tess',
    ])
      await shows(words);
    await expect
      .element(preview().getByRole('link', { name: 'brand.test/brief' }))
      .toHaveAttribute('href', 'https://brand.test/brief');
    await choice.selectOptions('Theo (@annlee)');
    await shows('No address found, so no email goes out.');
    await tab('TikTok').click();
    await shows('Hi Theo on TikTok!');
    await tab('Instagram').click();
    await shows('None of your newest creators is on Instagram');
  });
});
