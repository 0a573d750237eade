import { Check, Copy } from 'lucide-react';

/** The copy mark, a check while the copy is fresh. */
export function CopyIcon({ isCopied }: { isCopied: boolean }) {
  return isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
}
