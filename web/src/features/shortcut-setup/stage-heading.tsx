import { Flex, Heading } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { stagePath } from './use-stage.ts';

/** The heading of a stage with a link back to the first question; takes the focus when the stage opens. */
export function StageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Flex justify="space-between" align="center" gap="4">
      <Heading as="h2" ref={heading} tabIndex={-1} textStyle="xl" fontWeight="700" outline="none">
        {children}
      </Heading>
      <LinkButton asChild size="xs" variant="outline">
        <Link to={stagePath('initial')}>Back</Link>
      </LinkButton>
    </Flex>
  );
}
