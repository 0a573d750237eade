import { Box, Stack } from '@chakra-ui/react';
import { CaptureProof } from './capture-proof.tsx';
import { CaptureSimulator } from './capture-simulator.tsx';
import { CopyKeyButton } from './copy-key-button.tsx';
import { FirstPress } from './first-press.tsx';
import { GuideStep } from './guide-step.tsx';
import { PressPicture, ReplacePicture } from './phone-pictures.tsx';
import { ReplaceSteps } from './replace-steps.tsx';
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
        <ReplaceSteps />
      </GuideStep>
      <GuideStep number={2} title="Press it" picture={<PressPicture />}>
        <FirstPress proof={<CaptureProof />} />
      </GuideStep>
      <CaptureSimulator apiKey={apiKey} />
    </Stack>
  );
}
