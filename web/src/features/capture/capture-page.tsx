import { Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Page } from '../../components/page.tsx';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { useHasCaptures } from '../../shared/capture-queue/use-has-captures.ts';
import { CaptureBox } from '../../shared/capture/capture-box.tsx';
import { captureDraft } from '../../shared/capture/capture-draft.ts';
import { CaptureLines } from '../../shared/capture/capture-lines.tsx';
import { ArrivalPanel } from './arrival-panel.tsx';
import { useArrival } from './use-arrival.ts';
import { WaysIn } from './ways-in.tsx';

/** Capture without the phone: what was shared or sent here, a box to paste into, and other ways to capture. */
export function CapturePage() {
  const { id, arrival, isAsked, asked, leave } = useArrival();
  const place = useKeptFocus<HTMLDivElement>(`${id} ${isAsked} ${useHasCaptures()}`);
  const text = arrival && 'text' in arrival ? arrival.text : '';
  useEffect(() => {
    if (text) captureDraft.arrive(text);
  }, [id, text]);
  const isAsking = arrival?.kind === 'creator' && !isAsked;
  return (
    <Page title="Capture" maxW="48rem">
      <Stack ref={place} tabIndex={-1} outline="none" gap="4">
        {arrival && (
          <ArrivalPanel
            key={id}
            arrival={arrival}
            isAsked={isAsked}
            onAsked={asked}
            onLeave={leave}
          />
        )}
        <CaptureBox isSecond={isAsking} />
        <CaptureLines />
        <WaysIn />
      </Stack>
    </Page>
  );
}
