import { Stack } from '@chakra-ui/react';
import { CaptureProof } from './capture-proof.tsx';
import { CaptureSimulator } from './capture-simulator.tsx';
import { SetupSteps } from './setup-steps.tsx';
import { StageHeading } from './stage-heading.tsx';

/** The stage from no shortcut to the first press. */
export function SetupStage({ apiKey }: { apiKey: string }) {
  return (
    <Stack gap="4">
      <StageHeading>Set up the shortcut</StageHeading>
      <SetupSteps apiKey={apiKey} proof={<CaptureProof />} />
      <CaptureSimulator apiKey={apiKey} />
    </Stack>
  );
}
