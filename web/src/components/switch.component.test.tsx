import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../test/mount.tsx';
import { contrast, hex } from '../../test/theme/contrast.ts';
import { setColorMode } from '../theme/color-mode.ts';
import { Switch } from './switch.tsx';

function Sample(props: { isDisabled?: boolean; isBusy?: boolean }) {
  const [isOn, setIsOn] = useState(false);
  return (
    <Box bg="bg.panel">
      <Switch label="Send them" isOn={isOn} onChange={setIsOn} {...props} />
    </Box>
  );
}

const control = page.getByRole('switch', { name: 'Send them' });

it('is switched by its label and by the keyboard', async () => {
  await mount(<Sample />);
  await page.getByText('Send them').click();
  await expect.element(control).toBeChecked();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(control).not.toBeChecked();
});

it('disabled it cannot be switched; busy it only keeps the focus', async () => {
  const { unmount } = await mount(<Sample isDisabled />);
  await expect.element(control).toBeDisabled();
  await unmount();
  await mount(<Sample isBusy />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(control).not.toBeChecked();
  await expect.element(control).toHaveFocus();
});

it.each(['light', 'dark'] as const)('off and on can be told apart in %s', async (mode) => {
  setColorMode(mode);
  await mount(<Sample />);
  const styleOf = (part?: string) => getComputedStyle(control.element(), part);
  const ground = hex(
    getComputedStyle(control.element().closest('div') ?? document.body).backgroundColor,
  );
  expect(contrast(hex(styleOf().borderColor), ground)).toBeGreaterThan(3);
  await control.click();
  // Without the fade of its color.
  for (const animation of document.getAnimations()) animation.finish();
  expect(contrast(hex(styleOf().backgroundColor), ground)).toBeGreaterThan(3);
  expect(
    contrast(hex(styleOf('::before').backgroundColor), hex(styleOf().backgroundColor)),
  ).toBeGreaterThan(3);
  setColorMode('system');
});
