import { CaptureBox } from '../../components/capture/capture-box.tsx';
import { CaptureLines } from '../../components/capture/capture-lines.tsx';
import { Page } from '../../components/page.tsx';

/** Capture without the phone: what was shared or sent here, and a box to paste into. */
export function CapturePage() {
  return (
    <Page title="Capture">
      <CaptureBox />
      <CaptureLines />
    </Page>
  );
}
