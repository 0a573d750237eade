import { Box, chakra, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { LazyQrCode } from '../../components/lazy-qr-code.tsx';
import { LinkButton } from '../../components/link-button.ts';
import { Note } from '../../components/note.tsx';
import { useIsPhone } from '../../components/use-is-narrow.ts';
import { useProductSettings } from '../../lib/use-product-settings.ts';
import { BuildByHand } from './build-by-hand.tsx';
import { CopyKeyButton } from './copy-key-button.tsx';
import { FirstPress } from './first-press.tsx';
import { GuideStep } from './guide-step.tsx';
import { KeyPicture, PastePicture, PressPicture } from './phone-pictures.tsx';

/** The download of the shortcut: on a phone a button, elsewhere a QR code for the phone's camera. */
function DownloadShortcut({ url, isNext }: { url: string; isNext: boolean }) {
  const isPhone = useIsPhone();
  // An iCloud link opens in the Shortcuts app by itself; a file does not.
  const isFile = url.endsWith('.shortcut');
  if (isPhone)
    return (
      <>
        <Text color="fg.muted" mb="4">
          {isFile
            ? 'Safari downloads it. Open it from Downloads and tap Add Shortcut.'
            : 'It opens in the Shortcuts app. Tap Add Shortcut there.'}
        </Text>
        <LinkButton href={url} {...(isNext ? { colorPalette: 'accent' } : { variant: 'outline' })}>
          Download shortcut
        </LinkButton>
      </>
    );
  return (
    <>
      <Text color="fg.muted" mb="4">
        {isFile
          ? "Point your iPhone's camera at the code. Safari downloads it: open it from Downloads and tap Add Shortcut."
          : "Point your iPhone's camera at the code, then tap Add Shortcut."}
      </Text>
      <LazyQrCode text={url} label="QR code of the download link" />
      <Box mt="3" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        Or open{' '}
        <chakra.a href={url} color="fg" textDecoration="underline" textUnderlineOffset="3px">
          {url}
        </chakra.a>{' '}
        on the phone.
      </Box>
    </>
  );
}

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
