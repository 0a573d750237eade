import { Check, Copy } from 'lucide-react';
import { useCopyText } from '../../copy/use-copy-text.ts';

/** Copies the address. Give it the address as `key`: another one is not copied yet. */
export function CopyAddress({ address }: { address: string }) {
  const { isCopied, copy } = useCopyText();
  const Mark = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      className="button button-outline try-it-copy"
      aria-label={isCopied ? undefined : `Copy ${address}`}
      onClick={() => void copy(address)}
    >
      <Mark size={16} aria-hidden="true" />
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  );
}
