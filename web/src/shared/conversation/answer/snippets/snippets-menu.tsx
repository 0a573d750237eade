import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { slashBefore, type Slash } from './slash.ts';
import type { Addressee } from './snippet-text.ts';
import { SnippetsDialog, type Edited } from './snippets-dialog.tsx';
import { SnippetsList } from './snippets-list.tsx';

/** Where the list is open: at a slash, or at the caret where the button was pressed. */
type Open = Slash & { isTyped: boolean };

function atSlash(field: HTMLTextAreaElement): Open | null {
  const slash = field.readOnly ? null : slashBefore(field.value, field.selectionStart);
  return slash && { ...slash, isTyped: true };
}

function atCaret({ selectionStart: from, selectionEnd: to, readOnly }: HTMLTextAreaElement) {
  return readOnly ? null : { from, to, query: '', isTyped: false };
}

/** Says when the list of snippets is open, and puts the chosen one into the field. */
export function SnippetsMenu(props: {
  field: HTMLTextAreaElement;
  creator: Addressee;
  /** How often the button was pressed: each time opens the list, or closes it. */
  presses: number;
}) {
  const { field, creator, presses } = props;
  // Without a press, a slash was typed while this was loading.
  const [open, setOpen] = useState(() => (presses === 0 ? atSlash(field) : atCaret(field)));
  const [seen, setSeen] = useState(presses);
  if (seen !== presses) {
    setSeen(presses);
    setOpen(open ? null : atCaret(field));
  }
  const [edited, setEdited] = useState<Edited | null>(null);
  /** The place of a slash that the person wants as a text. */
  const kept = useRef<number | null>(null);

  const look = useEffectEvent(() => {
    const slash = atSlash(field);
    if (slash === null) kept.current = null;
    setOpen(slash?.from === kept.current ? null : slash);
  });
  useEffect(() => {
    const close = () => setOpen(null);
    const onInput = () => look();
    field.addEventListener('input', onInput);
    field.addEventListener('blur', close);
    // The caret moves.
    field.addEventListener('pointerdown', close);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('blur', close);
      field.removeEventListener('pointerdown', close);
    };
  }, [field]);

  /** As if it was typed, so that the draft is stored. */
  function insert(text: string) {
    if (!open) return;
    field.setRangeText(text, open.from, open.to, 'end');
    kept.current = null;
    setOpen(null);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  function edit(next: Edited) {
    if (open?.isTyped) insert('');
    setOpen(null);
    setEdited(next);
  }
  function leave() {
    kept.current = open?.isTyped ? open.from : null;
    setOpen(null);
  }
  return (
    <>
      {open && (
        <SnippetsList
          {...{ field, creator }}
          query={open.query}
          rest={
            open.isTyped
              ? field.value.slice(0, open.from) + field.value.slice(open.to)
              : field.value
          }
          onInsert={insert}
          onEdit={edit}
          onLeave={leave}
        />
      )}
      <SnippetsDialog edited={edited} onEdit={setEdited} opener={() => field} />
    </>
  );
}
