import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/link-button.ts';
import { routes } from '../../../lib/routes.ts';
import type { Desk } from './use-desk.ts';

const dms = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'DM' : 'DMs'}`;

/** In place of a card: nobody is due, or every card was shown. */
export function DeskEnd({ desk }: { desk: Desk }) {
  const { total, sent, left } = desk;
  if (total === 0)
    return (
      <Middle title="Nobody needs a DM right now">
        <Text color="fg.muted" maxW="30rem">
          Creators with a TikTok or Instagram profile show up here until you send them a DM or they
          answer.
        </Text>
        <LinkButton asChild size="sm" colorPalette="accent" mt="3">
          <Link to={routes.capture}>Capture a creator</Link>
        </LinkButton>
      </Middle>
    );
  return (
    <Middle title="That was everyone">
      <Text color="fg.muted">
        {sent > 0 ? `${dms(sent)} marked as sent. ` : ''}
        {left > 0 ? `${left.toLocaleString('en-US')} left for later.` : ''}
      </Text>
      <Flex gap="2" mt="3" wrap="wrap" justify="center">
        {left > 0 && (
          <Button size="sm" colorPalette="accent" onClick={desk.again}>
            Go through {left === 1 ? 'it' : `the ${left.toLocaleString('en-US')}`} again
          </Button>
        )}
        <LinkButton
          asChild
          size="sm"
          {...(left > 0 ? { variant: 'outline' } : { colorPalette: 'accent' })}
        >
          <Link to={routes.crm}>Open the CRM</Link>
        </LinkButton>
      </Flex>
    </Middle>
  );
}

/** It takes the focus of the last card. */
function Middle({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack
      ref={box}
      tabIndex={-1}
      outline="none"
      align="center"
      textAlign="center"
      gap="2"
      py={{ base: '10', md: '16' }}
    >
      <Heading as="h2" textStyle="lg" fontWeight="600">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
