import { Box, Button, Text } from '@chakra-ui/react';
import { Panel } from '../../components/panel.tsx';

/** The one question before the code is used. */
export function AskToOpen(props: { isBusy: boolean; fault?: string; onOpen: () => void }) {
  return (
    <Panel
      title="The guide from your computer"
      subtitle="You get the steps and your API key here, without signing in. The code from your computer works once."
    >
      <Button
        colorPalette="accent"
        w={{ base: 'full', sm: 'auto' }}
        aria-disabled={props.isBusy || undefined}
        onClick={props.onOpen}
      >
        {props.isBusy ? 'Opening…' : 'Continue on this phone'}
      </Button>
      <Box role="status" aria-label="Opening the guide">
        {props.fault && (
          <Text mt="3" color="danger.fg">
            {props.fault}
          </Text>
        )}
      </Box>
    </Panel>
  );
}
