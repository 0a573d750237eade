import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { Panel } from '../../components/panel.tsx';
import { early } from '../../lib/early-install-offer.ts';
import { routes } from '../../lib/routes.ts';
import { BookmarkLink } from './bookmark-link.tsx';
import { installer, type InstallOffer, type InstallState } from './install-app.ts';

const INSTALL: Record<Exclude<InstallState, 'installed'>, string> = {
  offered: 'Vibes opens in its own window, from your home screen or dock.',
  share_sheet: 'In Safari, tap Share, then Add to Home Screen.',
  unknown: 'Open your browser’s menu and look for Install or Add to Home Screen.',
};

/** Apple's property for an installed app. iPads identify as Macs, so the touch screen shows which it is. */
const apple = () => (navigator as { standalone?: boolean }).standalone;

const app = installer({
  early: early.offer as (Event & InstallOffer) | null,
  listen: (type, listener) => addEventListener(type, listener),
  isStandalone: () => apple() === true || matchMedia('(display-mode: standalone)').matches,
  isAppleTouch: () => apple() !== undefined && navigator.maxTouchPoints > 1,
});

/** Other ways to capture: the phone, the installed app, the bookmark on another page. */
export function WaysIn() {
  const { state, install } = useInstall();
  return (
    <Panel title="More ways to capture">
      <Way
        title="iPhone"
        text="Share a profile to the Vibes Outreach shortcut, from TikTok or Instagram."
        aside={
          <LinkButton asChild size="xs" variant="outline">
            <Link to={routes.shortcutSetup}>Open setup guide</Link>
          </LinkButton>
        }
      />
      {state !== 'installed' && (
        <Way
          title="App"
          text={INSTALL[state]}
          aside={
            state === 'offered' && (
              <Button size="xs" variant="outline" onClick={() => void install()}>
                Install the app
              </Button>
            )
          }
        />
      )}
      <Way
        title="Android"
        text={`${state === 'installed' ? 'Share' : 'Install the app, then share'} a profile to Vibes, from TikTok or Instagram.`}
      />
      <Way title="Computer" text="On a creator’s profile, press this bookmark.">
        <BookmarkLink />
      </Way>
    </Panel>
  );
}

function Way(props: { title: string; text: string; aside?: ReactNode; children?: ReactNode }) {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'baseline' }}
      columnGap="4"
      rowGap="1"
      py="3"
      borderTopWidth="1px"
      _last={{ pb: '0' }}
    >
      <Heading as="h3" textStyle="sm" fontWeight="600" w="6rem" flexShrink={0}>
        {props.title}
      </Heading>
      <Box flex="1" minW="0">
        <Flex columnGap="4" rowGap="2" wrap="wrap" justify="space-between" align="baseline">
          <Text color="fg.muted" flex="1 1 14rem">
            {props.text}
          </Text>
          {props.aside}
        </Flex>
        {props.children}
      </Box>
    </Flex>
  );
}

/** How to install the app on this device, with the button that asks for it. */
const useInstall = () => ({
  state: useSyncExternalStore(app.subscribe, app.state),
  install: app.install,
});
