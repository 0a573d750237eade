import { notify } from '../../components/toaster.tsx';
import { useCopy } from '../../lib/use-copy.ts';

const COPIED_MS = 3000;

/** Copies the key and says so. */
export function useCopyKey() {
  const { isCopied, copy } = useCopy(COPIED_MS);
  return {
    isCopied,
    copyKey: async (key: string) => {
      if (await copy(key))
        notify.success({
          title: 'API key copied',
          description: 'Your API key has been copied to clipboard',
        });
      else
        notify.error({
          title: 'Failed to copy',
          description: 'Could not copy API key to clipboard',
        });
    },
  };
}
