import { Button } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLoadFault } from '../../../../components/use-load-fault.ts';
import { useModule } from '../../../../lib/use-module.ts';
import type { Addressee } from './snippet-text.ts';

/**
 * The snippets of a field: a "/" that is typed in it, or the button, opens their list. The code of the
 * list loads then.
 */
export function SnippetsButton(props: { field: HTMLTextAreaElement | null; creator: Addressee }) {
  const { field, creator } = props;
  const { late, want } = useModule(() => import('./snippets-menu.tsx'));
  const [presses, setPresses] = useState(0);
  const load = useEffectEvent(want);
  useEffect(() => {
    const onInput = (event: Event) => {
      if (event instanceof InputEvent && event.data?.includes('/')) load();
    };
    field?.addEventListener('input', onInput);
    return () => field?.removeEventListener('input', onInput);
  }, [field]);
  useLoadFault(late.status === 'failed', 'We couldn’t load your snippets.');

  function press() {
    want();
    field?.focus();
    setPresses(presses + 1);
  }
  return (
    <>
      <Button
        size="sm"
        h={{ base: '11', md: '9' }}
        variant="ghost"
        color="fg.muted"
        // The field keeps the focus, and the caret its place.
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
      >
        Snippets
      </Button>
      {field && late.status === 'ready' && (
        <late.module.SnippetsMenu field={field} creator={creator} presses={presses} />
      )}
    </>
  );
}
