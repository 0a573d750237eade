import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { CopyIcon } from '../../components/copy-icon.tsx';
import { notify } from '../../components/toaster.tsx';
import { useCopy } from '../../lib/use-copy.ts';
import { bookmarklet } from './bookmarklet.ts';

const COPIED_MS = 2000;

/** The bookmark's name in the browser's bar: the text of the dragged link. */
const NAME = 'Send to Vibes';

const STEPS = [
  'Copy the bookmark’s address.',
  'Bookmark any page, then edit that bookmark.',
  `Name it ${NAME} and paste the address in place of its own.`,
  'On a creator’s profile, open it from your bookmarks.',
];

// React rejects a script as an address; the browser needs it there, since a drag copies the address.
const setAddress = (link: HTMLAnchorElement | null) =>
  link?.setAttribute('href', bookmarklet(location.origin));

/** The bookmark, to drag to the bar, or to create by hand where dragging is impossible. */
export function BookmarkLink() {
  const { isCopied, copy } = useCopy(COPIED_MS);
  const [isPressed, setIsPressed] = useState(false);
  const byHand = useRef<HTMLDetailsElement>(null);

  function hint() {
    setIsPressed(true);
    byHand.current?.setAttribute('open', '');
  }

  async function copyAddress() {
    if (await copy(bookmarklet(location.origin)))
      notify.success({ title: 'Bookmark address copied' });
    else
      notify.error({ title: 'Failed to copy', description: 'Your browser blocked the clipboard.' });
  }

  return (
    <Stack gap="3" mt="3" align="start">
      <Flex columnGap="3" rowGap="2" align="center" wrap="wrap">
        <Bookmark
          ref={setAddress}
          draggable
          onClick={(event) => {
            event.preventDefault();
            hint();
          }}
        >
          {NAME}
        </Bookmark>
        <Text role="status" color={isPressed ? 'fg' : 'fg.muted'}>
          {isPressed
            ? 'Drag it to your bookmarks bar. It only works from there.'
            : 'Drag it to your bookmarks bar.'}
        </Text>
      </Flex>
      <chakra.details ref={byHand}>
        <chakra.summary cursor="pointer" color="fg.muted">
          Add it by hand
        </chakra.summary>
        <Stack as="ol" gap="1" ps="5" mt="2" mb="3" listStyleType="decimal" color="fg.muted">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
        <Button size="xs" variant="outline" onClick={() => void copyAddress()}>
          <CopyIcon isCopied={isCopied} />
          Copy the bookmark’s address
        </Button>
      </chakra.details>
    </Stack>
  );
}

const Bookmark = chakra('a', {
  base: {
    display: 'inline-block',
    px: '3',
    py: '1.5',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    fontWeight: '500',
    cursor: 'grab',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});
