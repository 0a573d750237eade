import { Button, Dialog } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useDeliberatePress } from '../../../components/use-deliberate-press.ts';
import { aboutOf } from '../delivery-actions.ts';

/**
 * The buttons below an email on hold. A press counts once the email has been on screen for a moment:
 * the second click of a double click must not send the next one. One that is edited is not stopped,
 * so that no edit is lost.
 */
export function HeldActions(props: {
  id: string;
  /** What it is, for screen readers. */
  thing: string;
  busy: 'save' | 'send' | 'stop' | null;
  isEditing: boolean;
  isChanged: boolean;
  onEdit: () => void;
  onDiscard: () => void;
  onSave: () => void;
  onSend: () => void;
  onStop: () => void;
}) {
  const { id, thing, busy, isEditing, isChanged } = props;
  const held = busy !== null || undefined;
  const send = useDeliberatePress(props.onSend, id);
  const stop = useDeliberatePress(props.onStop, id);
  const isSendReady = !held && !send.press['aria-disabled'];
  useSendKey(isSendReady, props.onSend);
  const sendWord = busy === 'send' ? 'Sending...' : 'Send';
  const stopWord = busy === 'stop' ? 'Stopping...' : 'Don’t send';
  return (
    <Dialog.Footer flexWrap="wrap" borderTopWidth="1px" pt="3" pb="4">
      {isEditing ? (
        <>
          <Button size="sm" variant="outline" aria-disabled={held} onClick={props.onDiscard}>
            {isChanged ? 'Discard' : 'Cancel'}
          </Button>
          <Button
            size="sm"
            variant="outline"
            aria-disabled={held ?? (!isChanged || undefined)}
            onClick={() => {
              if (isChanged && !held) props.onSave();
            }}
          >
            {busy === 'save' ? 'Saving...' : 'Save'}
          </Button>
        </>
      ) : (
        <>
          <Button
            size="sm"
            variant="outline"
            me="auto"
            aria-label={aboutOf(stopWord, thing)}
            {...stop.press}
            aria-disabled={held ?? stop.press['aria-disabled']}
          >
            {stopWord}
          </Button>
          <Button size="sm" variant="outline" aria-disabled={held} onClick={props.onEdit}>
            Edit
          </Button>
        </>
      )}
      <Button
        size="sm"
        colorPalette="accent"
        aria-label={aboutOf(sendWord, thing)}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        {...send.press}
        aria-disabled={!isSendReady || undefined}
      >
        {sendWord}
      </Button>
    </Dialog.Footer>
  );
}

/** Ctrl or Cmd and Enter sends, from wherever the focus is. A key held down sends nothing more. */
function useSendKey(isReady: boolean, send: () => void) {
  const latest = useRef({ isReady, send });
  useEffect(() => {
    latest.current = { isReady, send };
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      // A question above the email is answered first.
      if (document.querySelector('[role=alertdialog][data-state=open]')) return;
      event.preventDefault();
      if (latest.current.isReady) latest.current.send();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
