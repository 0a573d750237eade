import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { cleanup, render } from 'vitest-browser-react/pure';
import { removeToasts } from '../src/components/toast-region.tsx';
import { Toaster } from '../src/components/toaster.tsx';
import { refreshUser } from '../src/lib/session.ts';
import '../src/theme/color-mode.ts';
import '../src/theme/global.css';
import { system } from '../src/theme/system.ts';
import { signInAs } from './memory/firebase.ts';
import { resetDatabase } from './memory/firestore.ts';
import { resetAnswers } from './memory/functions-client.ts';

/** The person of one test. */
export interface Person {
  uid: string;
  email: string;
  name: string;
}

let people = 0;

/**
 * Signs in somebody of whom nothing is known yet, with an empty database and no answers. What the
 * test before mounted goes, and so do its toasts: the tests of a file share a page.
 */
export async function newPerson(): Promise<Person> {
  await cleanup();
  removeToasts();
  people += 1;
  // The device keeps captures by person: nobody finds those of another file.
  const uid = `person_${crypto.randomUUID()}`;
  const person = { uid, email: `pam${people}@brand.test`, name: 'Pam Plan' };
  resetDatabase();
  resetAnswers();
  localStorage.clear();
  sessionStorage.clear();
  signInAs(person);
  await refreshUser();
  return person;
}

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
