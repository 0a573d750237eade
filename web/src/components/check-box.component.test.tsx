import { chakra } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { contrast, hex } from '../../test/theme/contrast.ts';
import { mount } from '../../test/mount.tsx';
import { setColorMode } from '../theme/color-mode.ts';
import { CheckBox } from './check-box.tsx';

it.each(['light', 'dark'] as const)('a check box has a border to be seen in %s', async (mode) => {
  setColorMode(mode);
  await mount(
    <chakra.label bg="bg.panel">
      <CheckBox /> All of them
    </chakra.label>,
  );
  const box = page.getByRole('checkbox', { name: 'All of them' });
  const styleOf = (element: Element | null) => getComputedStyle(element ?? document.body);
  const off = styleOf(box.element());
  const ground = hex(styleOf(box.element().parentElement).backgroundColor);
  expect(contrast(hex(off.borderColor), ground)).toBeGreaterThan(3);
  await box.click();
  await expect.element(box).toBeChecked();
  const on = styleOf(box.element());
  const mark = getComputedStyle(box.element(), '::before').backgroundColor;
  expect(contrast(hex(on.backgroundColor), ground)).toBeGreaterThan(3);
  expect(contrast(hex(mark), hex(on.backgroundColor))).toBeGreaterThan(3);
  setColorMode('system');
});
