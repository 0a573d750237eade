import { Stack } from '@chakra-ui/react';
import { CaptureProof } from './capture-proof.tsx';

/** How to press, and below it whether a capture has come through. */
export function FirstPress() {
  return (
    <>
      <Stack as="ol" gap="2" ps="5" listStyleType="decimal">
        <li>In Settings, open Action Button, choose Shortcut and pick Vibes Outreach.</li>
        <li>Open a creator on TikTok or Instagram and copy the profile's link.</li>
        <li>Press the Action Button. Without one, use Share, then Vibes Outreach.</li>
        <li>The first time, the phone asks before it connects. Tap Always Allow.</li>
      </Stack>
      <CaptureProof />
    </>
  );
}
