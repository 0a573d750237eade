import { chakra } from '@chakra-ui/react';
import { PLATFORM_NAMES, profileUrl, type Platform } from '@vibes/core/creator/platform';
import { ALONE } from '../../theme/touch.ts';
import { Nothing } from './nothing.tsx';
import { readableLink } from './readable-link.ts';

/** A link that leaves the product. */
export const OutLink = chakra(
  'a',
  {
    base: {
      display: 'inline-block',
      maxW: 'full',
      truncate: true,
      verticalAlign: 'bottom',
      borderRadius: 'l1',
      ...ALONE,
      _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
    },
  },
  { defaultProps: { target: '_blank', rel: 'noopener noreferrer' } },
);

/** A handle that links to its profile. */
export function ProfileHandle({ platform, handle }: { platform: Platform; handle: string | null }) {
  if (!handle) return <Nothing />;
  return (
    <OutLink
      href={profileUrl({ platform, handle })}
      aria-label={`@${handle} on ${PLATFORM_NAMES[platform]}`}
    >
      @{handle}
    </OutLink>
  );
}

/** The page a profile links to. */
export function LinkPage({ url }: { url: string | null }) {
  const readable = readableLink(url);
  if (!readable) return <Nothing />;
  return (
    <OutLink href={readable.href} title={readable.href}>
      {readable.text}
    </OutLink>
  );
}
