import { Box } from '@chakra-ui/react';
import { ERROR_CODES } from '@vibes/core/api/error-code';
import { useEffect, useRef } from 'react';
import { Note } from '../../components/note.tsx';
import { TextLink } from '../../components/text-link.ts';
import { routes } from '../../lib/routes.ts';
import type { Arrival } from './arrival.ts';
import { CaptureQuestion } from './capture-question.tsx';

/** What was sent to this page: a question, then where its answer will appear; or what to do with it. */
export function ArrivalPanel(props: {
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
