import { CaptureBox } from '../../components/capture/capture-box.tsx';

/** The quickest way to a creator on a computer. */
export function CaptureCard() {
  return <CaptureBox />;
}
