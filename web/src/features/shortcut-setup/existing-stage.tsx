import { Box, chakra, Stack } from '@chakra-ui/react';
import { CaptureSimulator } from './capture-simulator.tsx';
import { CopyKeyButton } from './copy-key-button.tsx';
import { FirstPress } from './first-press.tsx';
import { GuideStep } from './guide-step.tsx';
import { PressPicture, ReplacePicture } from './phone-pictures.tsx';
import { StageHeading } from './stage-heading.tsx';

/** The stage for a shortcut that is on the phone already and needs its key. */
export function ExistingStage({ apiKey }: { apiKey: string }) {
  return (
    <Stack gap="4">
      <StageHeading>Put your key into the shortcut</StageHeading>
      <GuideStep number={1} title="Replace the key" picture={<ReplacePicture />}>
        <Box mb="4">
          <CopyKeyButton apiKey={apiKey} isNext />
        </Box>
        <Stack as="ol" gap="2" ps="5" listStyleType="decimal">
          <li>Open the Shortcuts app on your iPhone.</li>
          <li>Find the shortcut Vibes Outreach.</li>
          <li>Tap the three dots on it to edit it.</li>
          <li>
            Replace the text field named{' '}
            <chakra.code fontFamily="mono" bg="bg.subtle" px="1" borderRadius="l1">
              api_key
            </chakra.code>{' '}
            with your API key.
          </li>
          <li>Tap Done.</li>
        </Stack>
      </GuideStep>
      <GuideStep number={2} title="Press it" picture={<PressPicture />}>
        <FirstPress />
      </GuideStep>
      <CaptureSimulator apiKey={apiKey} />
    </Stack>
  );
}
