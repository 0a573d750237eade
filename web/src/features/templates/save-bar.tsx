import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SaveButton } from '../../components/form/save-button.tsx';
import { LinkButton } from '../../components/link-button.ts';
import { MOD } from '../../lib/mod-key.ts';

/**
 * Saves the form around it, by the button or by Ctrl or Cmd and S. Stays within reach of the thumb. Once
 * all is saved, `next` is what it leads to.
 */
export function SaveBar(props: {
  isDirty: boolean;
  isSaving: boolean;
  next: { label: string; to: string } | null;
}) {
  const { isDirty, isSaving, next } = props;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      // A browser that fills in a form sends key events without a name.
      const isSave = (event.ctrlKey || event.metaKey) && /^s$/i.test(event.key);
      if (!isSave || event.shiftKey || event.altKey) return;
      event.preventDefault();
      button.current?.form?.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, []);

  return (
    <Flex
      data-page-bar
      position="sticky"
      bottom="var(--foot)"
      zIndex="1"
      align="center"
      justify="flex-end"
      gap="3"
      mt="5"
      mx={{ base: '-4', md: '-5' }}
      mb={{ base: '-4', md: '-5' }}
      px={{ base: '4', md: '5' }}
      py="3"
      bg="bg.panel"
      borderTopWidth="1px"
      borderBottomRadius="l3"
    >
      <chakra.kbd hideBelow="md" textStyle="xs" color="fg.muted" fontFamily="body">
        {MOD} S
      </chakra.kbd>
      <SaveButton
        ref={button}
        isDirty={isDirty}
        isSaving={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {isSaving ? 'Saving...' : 'Save Templates'}
      </SaveButton>
      {next && !isDirty && !isSaving && (
        <LinkButton asChild size="sm" colorPalette="accent">
          <Link to={next.to}>{next.label}</Link>
        </LinkButton>
      )}
    </Flex>
  );
}
