import { Check, Copy } from 'lucide-react';
import { useCopyText } from '../../copy/use-copy-text.ts';

/** A placeholder: `{{firstName|there}}`, `[fill in: the video]`. */
const VARIABLE = /(\{\{[^}]*\}\}|\[fill in:[^\]]*\])/;

/** A message to copy, with the placeholders for the creator's own words marked. */
export function TemplateBox({ text }: { text: string }) {
  const { isCopied, copy } = useCopyText();
  return (
    <figure className="template-box">
      <figcaption className="template-box-head">
        <span>Template</span>
        <button className="button button-outline" type="button" onClick={() => void copy(text)}>
          {isCopied ? (
            <Check size={16} aria-hidden="true" />
          ) : (
            <Copy size={16} aria-hidden="true" />
          )}
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy template'}</span>
        </button>
      </figcaption>
      <pre>
        {text
          .split(VARIABLE)
          .map((part, i) => (VARIABLE.test(part) ? <mark key={`${i}${part}`}>{part}</mark> : part))}
      </pre>
    </figure>
  );
}
