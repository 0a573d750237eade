import { Button, chakra, Flex, Grid, IconButton, Text } from '@chakra-ui/react';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { handleOf } from '@vibes/core/creator/handles';
import { type Platform, PLATFORM_NAMES, profileUrl } from '@vibes/core/creator/platform';
import { Check, ChevronLeft, ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Kbd } from '../../../components/kbd.ts';
import { LinkButton } from '../../../components/link-button.ts';
import { marked } from '../../../components/marked.ts';
import type { Desk } from './use-desk.ts';

/** What has keys of its own: they are left to it. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';
/** What Enter presses. */
const PRESSED = 'a, button';

/** The keys of the desk, by their names; a held key counts once. */
function useDeskKeys(keys: Readonly<Record<string, () => void>>) {
  const last = useRef(keys);
  useEffect(() => {
    last.current = keys;
  });
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      if (target.closest(OWN_KEYS) || (key === 'Enter' && target.closest(PRESSED))) return;
      const act = last.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

const ButtonKey = chakra(Kbd, { base: { px: '1.5', borderColor: 'currentColor', opacity: 0.75 } });

/**
 * What to do with a card, in reach of the thumb on a phone. The button to press next is marked, and
 * Enter presses it.
 */
export function CardActions(props: {
  card: CreatorEntry;
  desk: Desk;
  platform: Platform;
  hasText: boolean;
  isCopied: boolean;
  /** The app was opened for this card. */
  isOpened: boolean;
  isOnline: boolean;
  onOpen: () => void;
}) {
  const { card, desk, platform, hasText, isCopied, isOpened, isOnline, onOpen } = props;
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => link.current?.click();
  const send = () => {
    if (isOnline && !desk.isSent) desk.send(card);
  };
  useDeskKeys({
    c: open,
    s: send,
    Enter: desk.isSent ? desk.next : isOpened ? send : open,
    n: desk.next,
    p: desk.back,
  });

  return (
    <Grid
      position={{ base: 'sticky', md: 'static' }}
      bottom="var(--foot)"
      zIndex="1"
      templateColumns="auto 1fr 1fr"
      gap="2"
      mt={{ base: 'auto', md: '0' }}
      mx={{ base: '-4', md: '0' }}
      mb={{ base: '-5', md: '0' }}
      px={{ base: '4', md: '0' }}
      py={{ base: '3', md: '0' }}
      bg="bg"
      borderTopWidth={{ base: '1px', md: '0' }}
    >
      {desk.isSent ? (
        <Flex gridColumn="1 / -1" h="12" align="center" justify="space-between" gap="3">
          <Text color="fg.success" display="flex" alignItems="center" gap="1.5">
            <Check size={18} aria-hidden="true" /> Marked as sent
          </Text>
          <Button minH="11" variant="outline" onClick={() => desk.takeBack(card)}>
            Undo
          </Button>
        </Flex>
      ) : (
        <LinkButton
          ref={link}
          href={profileUrl({ platform, handle: handleOf(card, platform) ?? '' })}
          target="_blank"
          rel="noopener noreferrer"
          gridColumn="1 / -1"
          h="12"
          textStyle="md"
          {...marked(!isOpened)}
          aria-keyshortcuts="c"
          onClick={() => {
            onOpen();
            button.current?.focus({ preventScroll: true });
          }}
        >
          {isCopied ? 'Copied' : hasText ? 'Copy and open' : 'Open'}{' '}
          {!isCopied && PLATFORM_NAMES[platform]}
          {isCopied ? <Check aria-hidden="true" /> : <ExternalLink aria-hidden="true" />}
          <ButtonKey aria-hidden="true">C</ButtonKey>
        </LinkButton>
      )}
      <IconButton
        variant="outline"
        h="11"
        aria-label="Back"
        aria-keyshortcuts="p"
        aria-disabled={desk.place === 1 || undefined}
        onClick={desk.back}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <Button
        h="11"
        {...marked(desk.isSent)}
        aria-keyshortcuts="n"
        gridColumn={desk.isSent ? 'span 2' : undefined}
        onClick={desk.next}
      >
        {desk.isSent ? 'Next' : 'Not now'}
        <ButtonKey aria-hidden="true">N</ButtonKey>
      </Button>
      {!desk.isSent && (
        <Button
          ref={button}
          h="11"
          {...marked(isOpened)}
          aria-disabled={!isOnline || undefined}
          aria-keyshortcuts="s"
          onClick={send}
        >
          I sent it
          <ButtonKey aria-hidden="true">S</ButtonKey>
        </Button>
      )}
    </Grid>
  );
}
