import { Box, Dialog, Drawer, Popover } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../test/mount.tsx';
import { setColorMode } from './color-mode.ts';

const ground = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return getComputedStyle(element).backgroundColor;
};

const LAYERS = [
  [
    'dialog',
    <Dialog.Root key="dialog" open>
      <Dialog.Positioner>
        <Dialog.Content data-layer="">Over the page</Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>,
  ],
  [
    'drawer',
    <Drawer.Root key="drawer" open>
      <Drawer.Positioner>
        <Drawer.Content data-layer="">Over the page</Drawer.Content>
      </Drawer.Positioner>
    </Drawer.Root>,
  ],
  [
    'menu',
    <Popover.Root key="menu" open>
      <Popover.Positioner>
        <Popover.Content data-layer="">Over the page</Popover.Content>
      </Popover.Positioner>
    </Popover.Root>,
  ],
] as const;

it.each(LAYERS)(
  'a %s has a surface of its own in dark, and in light that of panels',
  async (_, part) => {
    await mount(
      <Box id="panel" bg="bg.panel">
        {part}
      </Box>,
    );
    await expect.element(page.getByText('Over the page')).toBeVisible();
    setColorMode('dark');
    expect(ground('[data-layer]')).not.toBe(ground('#panel'));
    setColorMode('light');
    expect(ground('[data-layer]')).toBe(ground('#panel'));
    setColorMode('system');
  },
);
