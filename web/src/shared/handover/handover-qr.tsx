import { Box, Button, Text, type ButtonProps } from '@chakra-ui/react';
import { useIsPhone } from '../../components/use-is-narrow.ts';
import { HandoverCode } from './handover-code.tsx';
import { HandoverOpened } from './handover-opened.tsx';
import { useHandover, type Handover } from './use-handover.ts';

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
