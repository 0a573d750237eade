import { Button, chakra } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Section } from '../../../components/section.tsx';
import type { NextStep } from '../../../shared/conversation/next-step/next-step.ts';
import { EmailFacts } from '../../../shared/creator-details/email-facts.tsx';

/** The address and its evidence. `canFold`: one line, which opens. */
export function EmailSection(props: { creator: Creator; step: NextStep | null; canFold: boolean }) {
  const { creator, step, canFold } = props;
  const [isOpen, setIsOpen] = useState(!canFold);
  const fold = (
    <Button
      size="xs"
      variant="ghost"
      color="fg.muted"
      minW="0"
      my="-1.5"
      me="-2"
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    >
      <chakra.span truncate>{isOpen ? 'Show less' : (creator.email ?? 'No address')}</chakra.span>
      <chakra.span flexShrink={0} {...(isOpen && { transform: 'rotate(180deg)' })}>
        <ChevronDown size={14} aria-hidden="true" />
      </chakra.span>
    </Button>
  );
  return (
    <Section title="Email" aside={canFold && fold}>
      {isOpen && <EmailFacts creator={creator} step={step} />}
    </Section>
  );
}
