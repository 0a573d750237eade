import { Box, chakra, Text } from '@chakra-ui/react';
import { LazyQrCode } from '../../components/lazy-qr-code.tsx';
import { LinkButton } from '../../components/link-button.ts';
import { useIsPhone } from '../../components/use-is-narrow.ts';

/** The download of the shortcut: on a phone a button, elsewhere a QR code for the phone's camera. */
export function DownloadShortcut({ url, isNext }: { url: string; isNext: boolean }) {
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
