import { useEffect, useState, type ComponentType } from 'react';

/** Starts the service worker and tells when a new version waits. Nothing reloads by itself. */
export function UpdateNotice() {
  const [Prompt, setPrompt] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./update-prompt.tsx')
      .then(({ UpdatePrompt }) => setPrompt(() => UpdatePrompt))
      .catch(() => undefined);
  }, []);
  return Prompt && <Prompt />;
}
