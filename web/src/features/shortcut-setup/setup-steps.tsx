import { Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Note } from '../../components/note.tsx';
import { useProductSettings } from '../../lib/use-product-settings.ts';
import { BuildByHand } from './build-by-hand.tsx';
import { CopyKeyButton } from './copy-key-button.tsx';
import { DownloadShortcut } from './download-shortcut.tsx';
import { FirstPress } from './first-press.tsx';
import { GuideStep } from './guide-step.tsx';
import { KeyPicture, PastePicture, PressPicture } from './phone-pictures.tsx';

/**
 * The steps from no shortcut to the first press. Without a download address, the shortcut is built
 * by hand. `noKey` is shown where the key would be copied.
 */
export function SetupSteps(props: { apiKey: string | null; noKey?: ReactNode; proof?: ReactNode }) {
  const { shortcut_url } = useProductSettings();
  const [hasKey, setHasKey] = useState(false);
  const { apiKey, noKey, proof } = props;
  return (
    <>
      <GuideStep number={1} title="Copy your API key" picture={<KeyPicture />}>
        <Text color="fg.muted" mb="4">
          The shortcut signs in with it. Treat it like a password.
        </Text>
        {apiKey === null ? (
          noKey
        ) : (
          <CopyKeyButton apiKey={apiKey} isNext={!hasKey} onCopied={() => setHasKey(true)} />
        )}
      </GuideStep>
      {shortcut_url ? (
        <GuideStep number={2} title="Download the shortcut" picture={<PastePicture />}>
          <DownloadShortcut url={shortcut_url} isNext={hasKey} />
        </GuideStep>
      ) : (
        <GuideStep number={2} title="Build the shortcut">
          <BuildByHand />
        </GuideStep>
      )}
      {shortcut_url && (
        <Note>When the Shortcuts app asks for your API key, paste the one you copied.</Note>
      )}
      <GuideStep number={3} title="Press it" picture={<PressPicture />}>
        <FirstPress proof={proof} />
      </GuideStep>
    </>
  );
}
