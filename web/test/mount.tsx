import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { removeToasts } from '../src/components/toast-region.tsx';
import { Toaster } from '../src/components/toaster.tsx';
import { refreshUser } from '../src/lib/session.ts';
import '../src/theme/color-mode.ts';
import '../src/theme/global.css';
import { system } from '../src/theme/system.ts';
import { writeAccount } from './account.ts';
import { signInAs } from './memory/firebase.ts';
import { resetDatabase } from './memory/firestore.ts';
import { resetAnswers } from './memory/functions-client.ts';
import { serveUserData } from './user-data.ts';

/** The person of the test that runs. */
export const person = { uid: '', email: '', name: 'Pam Plan' };
export let uid = '';

let people = 0;

/**
 * Signs in somebody with a new account, who has stored nothing yet. What the test before mounted
 * goes, and so do its toasts: the tests of a file share a page.
 */
export async function newPerson() {
  await cleanup();
  removeToasts();
  people += 1;
  // The device keeps captures by person: nobody finds those of another file.
  uid = `person_${crypto.randomUUID()}`;
  Object.assign(person, { uid, email: `pam${people}@brand.test` });
  resetDatabase();
  resetAnswers();
  localStorage.clear();
  sessionStorage.clear();
  signInAs(person);
  writeAccount(uid);
  serveUserData();
  await refreshUser();
}

/** Each test begins as somebody new, on a wide screen, with nothing replaced. */
beforeEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await page.viewport(1440, 900);
  await newPerson();
  // The pointer stays where the file before left it: a button under it has the color of a hover.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
});

/** Says where the person is, for a link that leads elsewhere. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** Mounts a part of the app, with the theme, the toasts and an address, as the app does. */
export function mount(part: ReactNode, { at = '/' } = {}) {
  const element = (
    <>
      {part}
      <Address />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  return render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
      <Toaster />
    </ChakraProvider>,
  );
}
