import { Box, Stack } from '@chakra-ui/react';
import { ERROR_CODES } from '@vibes/core/api/error-code';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Note } from '../../components/note.tsx';
import { Page } from '../../components/page.tsx';
import { TextLink } from '../../components/text-link.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { routes } from '../../lib/routes.ts';
import { useHasCaptures } from '../../shared/capture-queue/use-has-captures.ts';
import { CaptureBox } from '../../shared/capture/capture-box.tsx';
import { captureDraft } from '../../shared/capture/capture-draft.ts';
import { CaptureLines } from '../../shared/capture/capture-lines.tsx';
import { hasCome, readArrival, type Arrival } from './arrival.ts';
import { CaptureQuestion } from './capture-question.tsx';
import { WaysIn } from './ways-in.tsx';

interface Held {
  /** The part of the address it was read from, until the address is cleaned. */
  came: string;
  /** Tells one arrival from the next, even when both hold the same. */
  id: number;
  arrival: Arrival | null;
  /** The person has confirmed: it is captured. */
  isAsked: boolean;
}

const NOTHING: Held = { came: '', id: 0, arrival: null, isAsked: false };

/**
 * What was sent to this page last. It is removed from the address at once and kept by this screen
 * alone: a reload, Back and the history never ask again and do not keep the link.
 */
function useArrival() {
  const location = useLocation();
  const navigate = useNavigate();
  const came = hasCome(location) ? location.search + location.hash : '';
  const [held, setHeld] = useState(NOTHING);
  if (came !== held.came)
    setHeld(
      came
        ? { came, id: held.id + 1, arrival: readArrival(location), isAsked: false }
        : { ...held, came: '' },
    );
  useEffect(() => {
    // At once: otherwise the same link, sent again before the clean address is drawn, would count as the first.
    if (came) void navigate(routes.capture, { replace: true, flushSync: true });
  }, [came, navigate]);
  return {
    ...held,
    asked: () => setHeld((now) => (now.id === held.id ? { ...now, isAsked: true } : now)),
    leave: () => setHeld({ ...held, arrival: null }),
  };
}

/** What was sent to this page: a question, then where its answer will appear; or what to do with it. */
function ArrivalPanel(props: {
  arrival: Arrival;
  isAsked: boolean;
  onAsked: () => void;
  onLeave: () => void;
}) {
  const { arrival } = props;
  if (arrival.kind === 'unusable') return <Unusable hasText={arrival.text !== ''} />;
  if (arrival.kind === 'list') return <Listed creators={arrival.creators} />;
  if (props.isAsked) return <Asked label={arrival.label} />;
  return <CaptureQuestion {...props} arrival={arrival} />;
}

function Listed({ creators }: { creators: number }) {
  return (
    <div role="status">
      <Note title={`${creators.toLocaleString('en')} creators were sent here`}>
        Check the list before you capture.
      </Note>
    </div>
  );
}

function Unusable({ hasText }: { hasText: boolean }) {
  return (
    <div role="alert">
      <Note tone="warning" title="We found nothing to capture here">
        {ERROR_CODES.unsupported_link.sentence}
        {hasText && ' Or fix it in the box below.'}
      </Note>
    </div>
  );
}

function Asked({ label }: { label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Box ref={place} tabIndex={-1} outline="none" role="status" overflowWrap="anywhere">
      <Note>
        Capturing {label}. You see the result below, and the creator in{' '}
        <TextLink to={routes.crm}>your CRM</TextLink>.
      </Note>
    </Box>
  );
}

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
    <Page title="Capture" isForm>
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
