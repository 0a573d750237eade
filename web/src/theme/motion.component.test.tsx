import { Dialog, Drawer, Popover } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../test/mount.tsx';
import { notify } from '../components/toaster.tsx';

const styleOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return getComputedStyle(element);
};

it.each([
  [
    'dialog',
    'none',
    <Dialog.Root key="dialog" open>
      <Dialog.Positioner>
        <Dialog.Content data-moving="">Over the page</Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>,
  ],
  [
    'menu',
    'fade-in',
    <Popover.Root key="menu" open>
      <Popover.Positioner>
        <Popover.Content data-moving="">Over the page</Popover.Content>
      </Popover.Positioner>
    </Popover.Root>,
  ],
  [
    'drawer, which is a panel,',
    'slide-from-right-full, fade-in',
    <Drawer.Root key="drawer" open>
      <Drawer.Positioner>
        <Drawer.Content data-moving="">Over the page</Drawer.Content>
      </Drawer.Positioner>
    </Drawer.Root>,
  ],
])('a %s comes by: %s', async (_, animation, part) => {
  await mount(part);
  await expect.element(page.getByText('Over the page')).toBeVisible();
  expect(styleOf('[data-moving]').animationName).toBe(animation);
});

it('a toast fades, and moves nowhere', async () => {
  await mount(<p>Page</p>);
  notify.success({ title: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeInTheDocument();
  expect(styleOf('[data-scope=toast][data-part=root]').transitionProperty).toBe('opacity');
});
