import { tester } from '../support/account.ts';
import { newPerson } from '../support/person.ts';
import { box, CAPTURE, captureButton, expectClean, question, sentBy } from './capture-page.ts';
import { expect, startSignedIn, test } from './fixtures.ts';
import { pressEscape } from './press-escape.ts';
import { share, shareHere, send, type ShareTarget } from './share.ts';

const HOSTILE: [string, string][] = [
  ['another site', 'https://example.com/@ann'],
  ['no link', 'just @ann'],
  ['a script', 'javascript:alert(document.domain)'],
  ['a document', 'data:text/html,<script>alert(1)</script>'],
  ['markup', '"><img src=x onerror=alert(1)>'],
  ['a long text', 'a b '.repeat(1500)],
];

test('a link sent here is checked before it is asked about', async ({ page }) => {
  await startSignedIn(page, newPerson('Shea'));
  const sent = sentBy(page);
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') throw new Error('A script ran.');
    return dialog.accept();
  });

  await test.step('the address of the main content opens no question', async () => {
    await page.goto(CAPTURE);
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
  });

  await test.step('of two shares in a row, the question is about the newer one', async () => {
    const [first, second] = [tester('sent first'), tester('sent second')];
    await send(page, encodeURIComponent(first.url));
    await expect(question(page)).toHaveAccessibleName(new RegExp(first.handle));
    await box(page).focus();
    await send(page, encodeURIComponent(second.url));
    await expect(question(page)).toHaveAccessibleName(new RegExp(second.handle));
    await expect(captureButton(page)).toBeFocused();
    await expectClean(page);
    await pressEscape(page);
    await expect(question(page)).toHaveCount(0);
    await send(page, encodeURIComponent(second.url));
    await expect(question(page)).toHaveAccessibleName(new RegExp(second.handle));
  });

  await test.step('the link is found in each field of a share', async () => {
    const shares: ((url: string) => Partial<ShareTarget['params']>)[] = [
      (url) => ({ url }),
      (url) => ({ title: url }),
      (url) => ({ text: `Follow me\n\n${url}`, title: 'Me', url: '' }),
      (url) => ({ text: url, url: 'https://example.com/else' }),
    ];
    for (const [index, fieldsOf] of shares.entries()) {
      const { handle, url } = tester(`shared in any field ${index}`);
      await shareHere(page, fieldsOf(url));
      await expect(question(page)).toHaveAccessibleName(`Capture @${handle} on TikTok?`);
      await expectClean(page);
    }
    await shareHere(page, { text: 'https://vm.tiktok.com/ZMabc123/' });
    const behind = 'Capture the creator behind this TikTok link?';
    await expect(question(page)).toHaveAccessibleName(behind);
    await expect(question(page)).toContainText('vm.tiktok.com/ZMabc123/');
  });

  await test.step('a text that names no creator is put in the box, with advice', async () => {
    for (const [what, text] of HOSTILE) {
      // The long one goes by the server, as every share does that opens the app.
      await (what === 'a long text' ? share : shareHere)(page, { text });
      await expect(page.getByRole('alert'), what).toContainText(
        'Open the profile and share its link',
      );
      await expect(box(page), what).toHaveValue(text.trim().slice(0, 2000));
      await expectClean(page);
      await expect(question(page)).toHaveCount(0);
    }
    for (const text of ['%', '%E0%A4%A', '%00%FF/']) {
      await send(page, text);
      await expect(box(page)).toHaveValue(text);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectClean(page);
    }
    await page.goto(`${CAPTURE}?opened=anew#${'%41'.repeat(350_000)}`);
    await expect(page.getByRole('alert')).toContainText('Open the profile and share its link');
    await expectClean(page);
  });

  await test.step('several creators are put in the box, with one button to capture them all', async () => {
    const both = 'tiktok: mara.kiln\ntiktok: theo_bakes';
    await box(page).fill('tiktok: typed_before');
    await page.reload();
    await expect(box(page)).toHaveValue('tiktok: typed_before');
    await send(page, encodeURIComponent(both));
    await expect(page.getByText('2 creators were sent here')).toBeVisible();
    await expect(box(page)).toHaveValue(`tiktok: typed_before\n${both}`);
    await expect(page.getByRole('button', { name: 'Capture 3 creators' })).toBeVisible();
    await expectClean(page);
    await expect(question(page)).toHaveCount(0);
    expect(sent).toEqual([]);
  });
});
