import { Button, Field, Flex, Textarea } from '@chakra-ui/react';
import type { Platform } from '@vibes/core/creator/platform';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Panel } from '../../components/panel.tsx';
import { UnsavedMark } from '../../components/unsaved-mark.tsx';
import { useDeliberatePress } from '../../components/use-deliberate-press.ts';
import { useModule } from '../../lib/use-module.ts';
import type { WantedCapture } from '../capture-queue/capture-entry.ts';
import { captureDraft } from './capture-draft.ts';
import { CAPTURE_BOX, useFocusOnArrival } from './focus-capture-box.ts';

/** As many lines as the box shows before it scrolls. */
const MOST_ROWS = 8;
const FAULT = 'We couldn’t load what the app needs. Check your connection and try again.';

/** The code that reads and keeps a list is loaded when the box gets the focus. */
async function loadCaptureModules() {
  const [reader, words, { CaptureReading }, captures] = await Promise.all([
    import('@vibes/core/capture/read-capture-list'),
    import('./capture-words.ts'),
    import('./capture-reading.tsx'),
    import('../capture-queue/captures.ts'),
    // Loaded with the code that keeps and shows captures: the connection may be gone when it is
    // needed.
    import('./kept-captures.tsx'),
  ]);
  return { ...reader, ...words, CaptureReading, ...captures };
}

const held = (capture: WantedCapture) => ({ ...capture, hold_for_review: true as const });

const rowsOf = (text: string) => Math.min(MOST_ROWS, text.split('\n').length);

/**
 * The box where links, handles or a list of them are pasted. `isSecond`: another step comes first.
 * `foot` is shown below.
 */
export function CaptureBox({ isSecond = false, foot }: { isSecond?: boolean; foot?: ReactNode }) {
  const { text, isTyped } = useSyncExternalStore(captureDraft.subscribe, captureDraft.current);
  const [platform, setPlatform] = useState<Platform | null>(null);
  const [isReviewed, setIsReviewed] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isKeeping, setIsKeeping] = useState(false);
  const { late, want } = useModule(loadCaptureModules);
  const box = useRef<HTMLTextAreaElement>(null);
  useFocusOnArrival(box);
  const read = useDeferredValue(text);
  const modules = late.status === 'ready' ? late.module : null;
  const list = modules && read.trim() ? modules.readCaptureList(read, platform) : null;
  const count = list ? list.captures.length + list.bare_handles : 0;

  const hasText = text.trim() !== '';
  const isNext = hasText && !isSecond && (!list || count > 0);

  // Once there is text, typed or from elsewhere.
  const preloadCaptureModules = useEffectEvent(want);
  useEffect(() => {
    if (hasText) preloadCaptureModules();
  }, [hasText]);

  function edit(next: string) {
    captureDraft.type(next);
    setFault(null);
    want();
  }

  async function capture() {
    if (isKeeping) return;
    setIsKeeping(true);
    setFault(null);
    try {
      const { readCaptureList, refusalOf, addCaptures } = await loadCaptureModules().catch(() => {
        throw new Error(FAULT);
      });
      const { captures, unread, ...rest } = readCaptureList(text, platform);
      const refusal = refusalOf({ captures, unread, ...rest });
      if (refusal !== null) setFault(refusal);
      else {
        await addCaptures(isReviewed && captures.length > 1 ? captures.map(held) : captures);
        setIsReviewed(false);
        // What could not be read stays, to be corrected, and so does what was typed since.
        captureDraft.captured(
          text,
          unread.map((line) => line.text),
        );
      }
    } catch (error) {
      setFault(error instanceof Error ? error.message : FAULT);
    }
    setIsKeeping(false);
    box.current?.focus();
  }

  // For text that another page put here, the button itself asks.
  const hasCome = hasText && !isTyped;
  const { press } = useDeliberatePress(() => void capture(), hasCome ? text : '');

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isOneLine = !text.includes('\n') && !event.shiftKey;
    if (!isOneLine && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void capture();
  }

  return (
    <Panel>
      <UnsavedMark isDirty={isTyped} end="closed" />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void capture();
        }}
      >
        <Field.Root invalid={fault !== null}>
          <Field.Label fontFamily="heading" fontWeight="600" textStyle="md">
            Capture a creator
          </Field.Label>
          {/* The button is below only where it names a number. */}
          <Flex w="full" gap="2" wrap={{ base: 'wrap', sm: 'nowrap' }} align="end">
            <Textarea
              ref={box}
              {...CAPTURE_BOX}
              value={text}
              onChange={({ target }) => edit(target.value)}
              onFocus={want}
              onKeyDown={onKeyDown}
              rows={rowsOf(text)}
              flex="1 1 11rem"
              minH={{ base: '11', md: '10' }}
              maxH="13rem"
              // Where a browser supports it, long links are shown whole.
              css={{ fieldSizing: 'content' }}
              py="2"
              resize="none"
              dir="auto"
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
            />
            <Button
              type={hasCome ? 'button' : 'submit'}
              {...(hasCome && { ...press, _disabled: { opacity: '1', cursor: 'button' } })}
              flexShrink={0}
              minH={{ base: '11', md: '10' }}
              variant={isNext ? 'solid' : 'outline'}
              colorPalette={isNext ? 'accent' : undefined}
              disabled={isKeeping}
            >
              {count > 1 ? `Capture ${count.toLocaleString('en')} creators` : 'Capture'}
            </Button>
          </Flex>
          {fault !== null && <Field.ErrorText>{fault}</Field.ErrorText>}
          {!list && (
            <Field.HelperText>Paste a link, a handle, or a list of up to 200.</Field.HelperText>
          )}
        </Field.Root>
        {modules && list && (
          <modules.CaptureReading
            {...{ list, platform, isReviewed }}
            onPlatform={setPlatform}
            onReviewed={setIsReviewed}
          />
        )}
      </form>
      {foot}
    </Panel>
  );
}
