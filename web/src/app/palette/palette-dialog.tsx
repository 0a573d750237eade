import { Dialog, Portal } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { Entry } from './entry.ts';
import { closePalette, type Palette } from './open-palette.ts';
import { PaletteBody } from './palette-body.tsx';

/** The command palette: one field, and what it finds. `palette` is null while it is closed. */
export function PaletteDialog({ palette }: { palette: Palette | null }) {
  const field = useRef<HTMLInputElement>(null);
  const chosen = useRef<Entry | null>(null);
  // The last one stays drawn until it is gone.
  const [last, setLast] = useState(palette);
  if (palette && palette !== last) setLast(palette);

  function choose(entry: Entry) {
    chosen.current = entry;
    closePalette();
  }
  /** Only then: the focus is back where it was, and where the entry leads may take it from there. */
  function act() {
    const entry = chosen.current;
    chosen.current = null;
    if (entry) setTimeout(entry.act);
  }
  return (
    <Dialog.Root
      open={palette !== null}
      onOpenChange={({ open }) => {
        if (!open) closePalette();
      }}
      onExitComplete={act}
      initialFocusEl={() => field.current}
      placement="top"
      motionPreset="none"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="3">
          <Dialog.Content
            aria-label="Commands"
            borderWidth="1px"
            my={{ base: 'calc(var(--inset-top) + 0.75rem)', md: '12vh' }}
            maxH={{ base: 'calc(100dvh - var(--inset-top) - 1.5rem)', md: '76vh' }}
            overflow="hidden"
          >
            {last && (
              <PaletteBody key={last.number} about={last.about} field={field} onChoose={choose} />
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
