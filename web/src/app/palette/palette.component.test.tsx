import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCaptures } from '../../../test/capture-endpoint.ts';
import { drawer, named, storedCreator } from '../../../test/creator-details.tsx';
import { manyCreators, writtenCreator } from '../../../test/creators.ts';
import { wasListenedTo } from '../../../test/memory/firestore.ts';
import { mount, uid } from '../../../test/mount.tsx';
import {
  command,
  focusOn,
  inList,
  keys,
  mod,
  open,
  openDesk,
  openDetails,
  openList,
  option,
  palette,
  search,
  status,
  card,
} from '../../../test/opened-screens.tsx';
import { isAt, isGone, isVisible, says } from '../../../test/screen.ts';
import { writeCreators } from '../../../test/write-creators.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useConfirm } from '../../components/use-confirm.ts';
import { setColorMode } from '../../theme/color-mode.ts';
import { CaptureWatch } from '../shell/capture-watch.tsx';
import { Shell } from '../shell/shell.tsx';

const marked = () => palette.getByRole('option', { selected: true });
const options = () => palette.getByRole('option').elements().length;

async function openPalette() {
  await mod('k');
  await expect.element(command).toHaveFocus();
}

it('leads to a screen, which then has the focus', async () => {
  await mount(<Shell />, { at: '/dashboard' });
  await openPalette();
  // Before something is typed, Enter does nothing.
  await keys('{Enter}');
  await isVisible(palette);
  await keys('set email');
  await expect.element(marked()).toHaveTextContent(/^Email SettingsG E$/);
  await keys('{Enter}');
  await isGone(palette);
  await isAt('/dashboard/email');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await openPalette();
  await expect.element(command).toHaveValue('');
  await keys('crm{Enter}');
  await isAt('/dashboard/crm');
});

it('finds creators by name and handle once something is typed, and opens their details', async () => {
  const creators = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`c${at}`, writtenCreator(at + 1)]),
  );
  writeCreators(uid, {
    ...creators,
    zoe: writtenCreator(90, { name: 'Zoë Kiln', tiktok_username: 'studio.zoe', notes: '' }),
    noted: writtenCreator(91, { name: 'Ben', notes: 'Friend of zoe' }),
  });
  await mount(<Shell />, { at: '/dashboard' });
  await openPalette();
  await expect.element(palette.getByRole('group', { name: 'Creators' })).not.toBeInTheDocument();
  await keys('zoe');
  await expect.poll(() => options()).toBe(2);
  await expect.element(marked()).toHaveTextContent('Zoë Kiln@studio.zoeDiscovered');
  await command.fill('@studio');
  await expect.element(marked()).toHaveTextContent('Zoë Kiln');
  await command.fill('creator 0');
  await expect
    .poll(
      () => palette.getByRole('group', { name: 'Creators' }).getByRole('option').elements().length,
    )
    .toBe(8);
  await command.fill('kiln zoe');
  await expect.element(marked()).toHaveTextContent('Zoë Kiln');
  await keys('{Enter}');
  await isAt('/dashboard/crm?creator=zoe');
});

it('another creator takes the place of who is open: closing leads to the list', async () => {
  writeCreators(uid, { zoe: writtenCreator(90, { name: 'Zoë Kiln' }) });
  await openDetails({ awaiting: 'them' });
  await openPalette();
  await command.fill('zoe kiln');
  await expect.element(marked()).toHaveTextContent('Zoë Kiln');
  await keys('{Enter}');
  await isAt('/dashboard/crm?creator=zoe');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await isAt('/dashboard/crm');
});

it('says that nothing was found, and searches the CRM for it', async () => {
  await openList();
  await openPalette();
  await keys('nobody at all');
  await expect
    .element(palette.getByRole('status'))
    .toHaveTextContent('Nothing found for “nobody at all”.');
  await keys('{Enter}');
  await expect.element(search).toHaveValue('nobody at all');
});

it('captures a pasted link, and says what became of it', async () => {
  const asked = answerCaptures();
  await open(<CaptureWatch />, '/dashboard/profile');
  await openPalette();
  await command.fill('https://www.tiktok.com/@ann_one?_t=1');
  await expect.element(marked()).toHaveTextContent(/^Capture @ann_one on TikTok$/);
  await keys('{Enter}');
  await says('Capturing @ann_one on TikTok...');
  await says('1 captured');
  expect(asked).toEqual(['ann_one']);
});

it('sets the status of who is open in the details, again and again, and undoes it', async () => {
  await openDetails({ awaiting: 'them' });
  for (const [key, set] of [
    ['5', 'Converted'],
    ['6', 'Rejected'],
  ] as const) {
    await openPalette();
    await isVisible(palette.getByRole('group', { name: 'Status of Ann Lee' }));
    await keys(key);
    await isGone(palette);
    await expect.poll(() => storedCreator(uid)?.['status']).toBe(set);
  }
  await isVisible(drawer);
  await openPalette();
  await keys('meeting');
  await expect.element(marked()).toHaveTextContent('Meeting Scheduled4');
  await keys('{Escape}');
  await isGone(palette);
  await isVisible(drawer);
  await named('Undo').click();
  await expect.poll(() => storedCreator(uid)?.['status']).toBe('Responded');
});

it('knows who is open in a panel of another screen, and reads creators once something is typed', async () => {
  writeCreators(uid, manyCreators(1));
  const [id] = Object.keys(manyCreators(1));
  await open(<section data-open-creator={id} data-open-name="Creator 001" />, '/dashboard');
  await openPalette();
  await isVisible(option(/^Converted/));
  expect(wasListenedTo(`users/${uid}/creators`)).toBe(false);
  await keys('conv');
  await expect.poll(() => wasListenedTo(`users/${uid}/creators`)).toBe(true);
  await keys('{Enter}');
  await expect.poll(() => storedCreator(uid, id)?.['status']).toBe('Converted');
});

it('changes the colors and shows all keys', async () => {
  await openList();
  await openPalette();
  await keys('dark{Enter}');
  await expect.poll(() => document.documentElement.classList.contains('dark')).toBe(true);
  setColorMode('system');
  await openPalette();
  await keys('all keys{Enter}');
  await isVisible(page.getByRole('dialog', { name: 'Keys' }));
});

/** A question that asks before something is done. */
function Question() {
  const { ask, dialog } = useConfirm(() => Promise.resolve());
  return (
    <>
      <button onClick={ask}>Ask</button>
      <ConfirmDialog {...dialog} title="Sure?" confirmLabel="Yes">
        It is done at once.
      </ConfirmDialog>
    </>
  );
}

it('waits while a question is asked', async () => {
  await open(<Question />);
  await named('Ask').click();
  const question = page.getByRole('alertdialog');
  await isVisible(question);
  await mod('k');
  await isGone(palette);
  await keys('{Escape}');
  await isGone(question);
  await openPalette();
});

it('is reached by a thumb, with rows of 44 px that fit the screen', async () => {
  await page.viewport(360, 780);
  await mount(<Shell />, { at: '/dashboard' });
  await named('Commands').click();
  await expect.element(command).toHaveFocus();
  expect(option(/^CRM/).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  const box = palette.element().getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(360);
  expect(box.bottom).toBeLessThanOrEqual(780);
  await palette.getByRole('button', { name: 'Close' }).click();
  await isGone(palette);
  await expect.element(named('Commands')).toHaveFocus();
  await named('Commands').click();
  await option(/^Profile/).click();
  await isAt('/dashboard/profile');
});

it('G and a letter need no haste, and any other key ends them and does its own work', async () => {
  const now = vi.spyOn(Date, 'now');
  await inList();
  await keys('gj');
  await focusOn(2);
  await keys('c');
  await isAt('/dashboard/crm');
  await keys('6');
  await expect.element(status(2)).toHaveValue('Rejected');
  await keys('g');
  now.mockReturnValue(Date.now() + 60_000);
  await keys('gd');
  await isAt('/dashboard');
});

it('G is a letter in a field', async () => {
  await openList();
  await keys('g');
  await search.click();
  await keys('dgd');
  await expect.element(search).toHaveValue('dgd');
});

it('G and a letter leave the keys of the DM desk alone, and a press of the pointer ends them', async () => {
  await openDesk();
  await keys('n');
  await isVisible(card(2));
  await keys('g');
  await userEvent.click(page.getByRole('heading', { level: 1 }));
  await keys('p');
  await isVisible(card(1));
  await keys('gn');
  await isAt('/dashboard/capture');
});
