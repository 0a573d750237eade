import { Box, Button, chakra, Flex, Input, Text } from '@chakra-ui/react';
import { useId, useState, type SyntheticEvent } from 'react';
import { Panel } from '../../components/panel.tsx';
import { renewUserData } from '../../lib/user-data.ts';
import { simulateCapture, type SimulatedCapture } from './simulate-capture.ts';
import { SimulationOutcome } from './simulation-outcome.tsx';
import { useBusy } from '../../lib/use-busy.ts';

const PROPOSED = 'https://www.tiktok.com/@tiktok';

/** A simulated request of the phone, without a page source: the real endpoint gets a link, as a dry run. */
export function CaptureSimulator({ apiKey }: { apiKey: string }) {
  const field = useId();
  const [url, setUrl] = useState(PROPOSED);
  const { isBusy, outcome, isKeyReplaced, simulate, forget } = useSimulation(apiKey);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    simulate(url.trim());
  }

  return (
    <Panel
      title="Try it without the phone"
      subtitle="Asks our server about a link, with your key. Your phone also sends the page it sees, so it may find more. No creator is saved, nothing is sent or charged."
    >
      <form onSubmit={submit} noValidate aria-label="Simulate a capture">
        <chakra.label htmlFor={field} display="block" fontWeight="500" mb="1.5">
          Link of a profile
        </chakra.label>
        <Flex gap="3" w="full" direction={{ base: 'column', sm: 'row' }}>
          <Input
            id={field}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={url}
            onChange={({ target }) => {
              setUrl(target.value);
              forget();
            }}
          />
          <Button
            type="submit"
            variant="outline"
            flexShrink={0}
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? 'Simulating…' : 'Simulate a capture'}
          </Button>
        </Flex>
      </form>
      <Box role="status" aria-label="Simulated capture">
        {isBusy && (
          <Text mt="4" color="fg.muted">
            Reading the profile. This takes up to 10 seconds.
          </Text>
        )}
        {outcome && <SimulationOutcome outcome={outcome} isKeyReplaced={isKeyReplaced} />}
      </Box>
    </Panel>
  );
}

/** One simulated capture at a time, and the outcome of the last one. */
function useSimulation(api_key: string) {
  const [outcome, setOutcome] = useState<SimulatedCapture | null>(null);
  const [usedKey, setUsedKey] = useState(api_key);

  const { isBusy, run: simulate } = useBusy(async (url: string) => {
    setOutcome(null);
    setUsedKey(api_key);
    const ended = await simulateCapture((...request) => fetch(...request), { api_key, url });
    // The key may have been replaced elsewhere: then this screen gets the new one.
    if (!ended.ok && ended.code === 'unauthorized') await renewUserData();
    setOutcome(ended);
  });

  const isKeyReplaced = usedKey !== api_key;
  return { isBusy, outcome, isKeyReplaced, simulate, forget: () => setOutcome(null) };
}
