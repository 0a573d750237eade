import { useCopy } from '../../lib/use-copy.ts';

const COPIED_MS = 2000;

/** Copies a text; `isCopied` holds for two seconds after. A toast shows when the browser refuses. */
export function useCopyText() {
  const { isCopied, copy } = useCopy(COPIED_MS);

  async function copyText(text: string) {
    if (await copy(text)) return;
    const { notify } = await import('../toast/notify.tsx');
    notify.error({
      title: 'Failed to copy',
      description: 'Select the text and copy it by hand.',
    });
  }
  return { isCopied, copy: copyText };
}
