import { ChakraProvider } from '@chakra-ui/react';
import { RouterProvider } from 'react-router-dom';
import { Toaster } from '../components/toaster.tsx';
import { system } from '../theme/system.ts';
import { router } from './router.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** The whole app: look, routes, toasts, the word on a new version. */
export function App() {
  return (
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
      <Toaster />
      <UpdateNotice />
    </ChakraProvider>
  );
}
