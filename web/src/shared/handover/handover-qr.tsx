import { Box, Button, Flex, Stack, Text, type ButtonProps } from '@chakra-ui/react';
import { HANDOVER_LIFE } from '@vibes/core/account/handover-code';
import { CircleCheck } from 'lucide-react';
import { LazyQrCode } from '../../components/lazy-qr-code.tsx';
import { Moment } from '../../components/moment.tsx';
import { TextLink } from '../../components/text-link.ts';
import { useIsPhone } from '../../components/use-is-narrow.ts';
import { useNow } from '../../components/use-now.ts';
import { routes } from '../../lib/routes.ts';
import { useHandover, type Handover } from './use-handover.ts';

/** That a phone opened the code, and what to do if it was nobody's own. */
function HandoverOpened({ at }: { at: Date }) {
  return (
    <>
      <Flex align="center" gap="2" color="fg.success" fontWeight="500">
        <CircleCheck size={16} aria-hidden="true" />
        The guide is open on your phone.
      </Flex>
      <Text mt="1" color="fg.muted">
        Opened <Moment at={at} />. If that was not you, make a new{' '}
        <TextLink to={routes.apiKeys}>API key</TextLink>: the old one stops working.
      </Text>
    </>
  );
}

/**
 * Takes the setup guide to the phone: a button, then a QR code that works once for ten minutes.
 * Draws nothing on a phone, which is where the guide should be. `isNext`: the screen's next step.
 */
export function HandoverQr({ isNext = true }: { isNext?: boolean }) {
  const isPhone = useIsPhone();
  const { handover, make } = useHandover();
  if (isPhone) return null;
  const button = (words: string, style?: ButtonProps) => (
    <Button
      size="sm"
      aria-disabled={handover.status === 'making' || undefined}
      {...(style ?? { variant: 'outline' })}
      onClick={() => void make()}
    >
      {handover.status === 'making' ? 'Making a code…' : words}
    </Button>
  );
  if (handover.status === 'none' || handover.status === 'making')
    return button('Continue on your phone', isNext ? { colorPalette: 'accent' } : undefined);
  return (
    <>
      <Box role="status" aria-label="Your phone">
        <Standing handover={handover} />
      </Box>
      <Box mt="4">{button('Make a new code')}</Box>
    </>
  );
}

const MINUTE = 60_000;

const minutes = (count: number) => (count === 1 ? '1 more minute' : `${count} more minutes`);

/** The code for the camera, and how long it works. */
function HandoverCode({ url, ends_at }: { url: string; ends_at: Date }) {
  const now = useNow();
  // `now` may be a minute old.
  const rest = Math.min(ends_at.getTime() - now.getTime(), HANDOVER_LIFE);
  const left = Math.max(1, Math.ceil(rest / MINUTE));
  return (
    <Flex gap="5" wrap="wrap" align="center">
      <LazyQrCode text={url} label="QR code that opens the setup guide on your phone" />
      <Stack flex="1 1 16rem" gap="2">
        <Text fontWeight="500">
          Point your iPhone’s camera at the code, then tap Continue on this phone.
        </Text>
        {/* The time changes by itself, and must not be announced. */}
        <Box aria-live="off" color="fg.muted">
          It works once, for {minutes(left)}.
        </Box>
        <Text color="fg.muted">
          Show it to nobody else: whoever opens it first gets your API key.
        </Text>
      </Stack>
    </Flex>
  );
}

function Standing({ handover }: { handover: Handover }) {
  switch (handover.status) {
    case 'shown':
      return <HandoverCode {...handover} />;
    case 'opened':
      return <HandoverOpened at={handover.at} />;
    case 'over':
      return <Text>The code’s 10 minutes are over.</Text>;
    case 'failed':
      return <Text color="danger.fg">{handover.message}</Text>;
    default:
      return null;
  }
}
