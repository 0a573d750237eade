import { Stack, Text } from '@chakra-ui/react';
import { TextLink } from '../../components/text-link.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { routes } from '../../lib/routes.ts';
import { useHasCaptures } from '../../shared/capture-queue/use-has-captures.ts';
import { CaptureBox } from '../../shared/capture/capture-box.tsx';
import { CaptureLines } from '../../shared/capture/capture-lines.tsx';

/** As many lines as the dashboard has room for. */
const ROOM = 5;

/**
 * The quickest way to capture on a computer, with the outcomes of the last captures. `isIn`: a
 * creator who is shown below, and whose outcome is therefore not.
 */
export function CaptureCard({ isIn }: { isIn: string | null }) {
  const place = useKeptFocus<HTMLDivElement>(useHasCaptures());
  return (
    <Stack ref={place} tabIndex={-1} outline="none" gap="4">
      <CaptureBox
        foot={
          <Text textStyle="xs" mt="3">
            <TextLink to={routes.capture}>More ways to capture</TextLink>
          </Text>
        }
      />
      <CaptureLines room={ROOM} isIn={isIn} />
    </Stack>
  );
}
