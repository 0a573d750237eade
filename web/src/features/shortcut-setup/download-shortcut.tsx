import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { LazyQrCode } from '../../components/lazy-qr-code.tsx';
import { useIsPhone } from '../../components/use-is-narrow.ts';

/** The way to the shortcut: on a phone a button, elsewhere a code for the phone's camera. */
export function DownloadShortcut({ url, isNext }: { url: string; isNext: boolean }) {
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      <>
        <Text color="fg.muted" mb="4">
          It opens in the Shortcuts app. Tap Add Shortcut there.
        </Text>
        <Button asChild {...(isNext ? { colorPalette: 'accent' } : { variant: 'outline' })}>
          <a href={url}>Download the shortcut</a>
        </Button>
      </>
    );
  return (
    <>
      <Text color="fg.muted" mb="4">
        Point your iPhone's camera at the code, then tap Add Shortcut.
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
