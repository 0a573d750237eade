import { Box, Button, type ButtonProps, Flex, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useIsPhone } from '../../components/use-is-narrow.ts';
import { TextLink } from '../../components/text-link.ts';
import { Moment } from '../../components/moment.tsx';
import { routes } from '../../lib/routes.ts';
import { HandoverCode } from './handover-code.tsx';
import { type Handover, useHandover } from './use-handover.ts';

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
