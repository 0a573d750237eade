import { Button, Flex, Text } from '@chakra-ui/react';
import type { CaptureTarget } from '@vibes/core/capture/capture-list';
import { handleField } from '@vibes/core/creator/handles';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import { creatorPlace } from '@vibes/core/firestore/places';
import { limit, where } from 'firebase/firestore';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { Panel } from '../../components/panel.tsx';
import { useDeliberatePress } from '../../components/use-deliberate-press.ts';
import { useLiveQuery, useUid } from '../../lib/live.ts';
import { dataOf } from '../../lib/loadable.ts';
import { addCaptures } from '../../shared/capture-queue/captures.ts';
import type { Arrival } from './arrival.ts';
import { captureWords } from './known-words.ts';

/**
 * Asks before it spends a credit, since any page could have opened this address. One press or Enter
 * captures, Escape leaves.
 */
export function CaptureQuestion(props: {
  arrival: Extract<Arrival, { kind: 'creator' }>;
  onAsked: () => void;
  onLeave: () => void;
}) {
  const { target, label, question } = props.arrival;
  const [state, setState] = useState<{ isKeeping: boolean; fault: string | null }>({
    isKeeping: false,
    fault: null,
  });
  const words = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  async function capture() {
    setState({ isKeeping: true, fault: null });
    try {
      await addCaptures([{ target, label }]);
      props.onAsked();
    } catch (error) {
      setState({ isKeeping: false, fault: error instanceof Error ? error.message : '' });
    }
  }

  const { press } = useDeliberatePress(() => void capture());

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') props.onLeave();
  }

  return (
    <Panel
      role="dialog"
      aria-label={question}
      aria-describedby={words}
      title={question}
      borderColor="border.emphasized"
      overflowWrap="anywhere"
      onKeyDown={onKeyDown}
    >
      {'url' in target && (
        <Text fontFamily="mono" textStyle="xs" mb="2">
          {label}
        </Text>
      )}
      <Text id={words} color="fg.muted">
        <CaptureCost target={target} />
      </Text>
      <Flex gap="2" mt="4" wrap="wrap">
        <Button
          ref={button}
          size="sm"
          colorPalette="accent"
          loading={state.isKeeping}
          // It looks ready at once: a button that is enabled late flickers.
          _disabled={{ opacity: '1', cursor: 'button' }}
          {...press}
        >
          Capture
        </Button>
        <Button size="sm" variant="ghost" onClick={props.onLeave}>
          Not now
        </Button>
      </Flex>
      {state.fault !== null && (
        <Flex direction="column" mt="4">
          <ErrorPanel title="Nothing was captured." message={state.fault} />
        </Flex>
      )}
    </Panel>
  );
}

/** What the capture would cost and do, and whether the creator is known already. */
function CaptureCost({ target }: { target: CaptureTarget }) {
  return 'url' in target ? captureWords(null) : <HandleCost target={target} />;
}

function HandleCost({ target: { platform, handle } }: { target: PlatformHandle }) {
  const found = useLiveQuery(creatorPlace.within(useUid()), `${platform} ${handle}`, () => [
    where(handleField(platform), '==', handle),
    limit(1),
  ]);
  return captureWords(dataOf(found)?.[0] ?? null);
}
