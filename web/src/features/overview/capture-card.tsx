import { Stack } from '@chakra-ui/react';
import { CaptureBox } from '../../components/capture/capture-box.tsx';
import { CaptureLines } from '../../components/capture/capture-lines.tsx';

/** As many lines as the dashboard has room for. */
const ROOM = 5;

/** The quickest way to a creator on a computer, and what became of the last ones. */
export function CaptureCard() {
  return (
    <Stack gap="4">
      <CaptureBox />
      <CaptureLines room={ROOM} />
    </Stack>
  );
}
