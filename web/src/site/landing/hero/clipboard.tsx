import { ClipboardCheck } from 'lucide-react';
import { dmTo, MIRA } from '../invented-creator.ts';

/** The DM's text, where the shortcut puts it. */
export function Clipboard() {
  return (
    <div className="clipboard panel">
      <div className="clipboard-head">
        <ClipboardCheck size={16} aria-hidden="true" />
        On the clipboard
      </div>
      {dmTo(MIRA)}
    </div>
  );
}
