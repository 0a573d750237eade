import { ChakraProvider } from '@chakra-ui/react';
import { useEffect, useState, type ComponentType } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Toaster } from '../components/toaster.tsx';
import { system } from '../theme/system.ts';
import { router } from './router.tsx';

/** The whole app: theme, routes, toasts and the offer of a new version. */
export function App() {
  return (
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
      <Toaster />
      <UpdateNotice />
    </ChakraProvider>
  );
}

/** Starts the service worker and reports when a new version waits. Nothing reloads by itself. */
function UpdateNotice() {
  const [Prompt, setPrompt] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./update-prompt.tsx')
      .then(({ UpdatePrompt }) => setPrompt(() => UpdatePrompt))
      .catch(() => undefined);
  }, []);
  return Prompt && <Prompt />;
}
