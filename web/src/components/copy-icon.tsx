import { Check, Copy } from 'lucide-react';

/** The copy icon; a check mark just after copying. */
export function CopyIcon({ isCopied }: { isCopied: boolean }) {
  return isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
}
