import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import {
  AtSign,
  BellOff,
  Bot,
  ChevronDown,
  Clock,
  Copy,
  MessageCircle,
  NotebookPen,
  Reply,
  Send,
  Tag,
  Undo2,
  UserPen,
  UserPlus,
  Users,
} from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Moment } from '../../../components/moment.tsx';

const MARKS = {
  captured: { Icon: UserPlus, color: 'fg.muted' },
  renamed: { Icon: UserPen, color: 'fg.muted' },
  joined: { Icon: Users, color: 'fg.muted' },
  reply: { Icon: Reply, color: 'fg.success' },
  auto: { Icon: Bot, color: 'fg.muted' },
  bounce: { Icon: Undo2, color: 'fg.error' },
  own: { Icon: Send, color: 'fg.muted' },
  email: { Icon: Send, color: 'fg.muted' },
  mirrors: { Icon: Copy, color: 'fg.muted' },
  status_changed: { Icon: Tag, color: 'fg.muted' },
  dm_sent: { Icon: MessageCircle, color: 'fg.muted' },
  opted_out: { Icon: BellOff, color: 'fg.muted' },
  email_chosen: { Icon: AtSign, color: 'fg.muted' },
  notes_changed: { Icon: NotebookPen, color: 'fg.muted' },
  planned: { Icon: Clock, color: 'fg.muted' },
} as const;
export type LineMark = keyof typeof MARKS;

const Opener = chakra('button', {
  base: {
    display: 'flex',
    w: 'full',
    minW: '0',
    minH: '10',
    alignItems: 'center',
    gap: '3',
    py: '2',
    textAlign: 'start',
    borderRadius: 'l1',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

/** Whether a line is open: it opens by itself when there is a reason to, and closes on a tap only. */
function useOpen(opensItself: boolean) {
  const [isOpen, setIsOpen] = useState(opensItself);
  const [had, setHad] = useState(opensItself);
  if (had !== opensItself) {
    setHad(opensItself);
    if (opensItself) setIsOpen(true);
  }
  return { isOpen, toggle: () => setIsOpen(!isOpen) };
}

/** One line of a creator's time line; what is in it opens below it. */
export function Line(props: {
  mark: LineMark;
  title: string;
  gist?: string;
  at: Date;
  opensItself?: boolean;
  children?: ReactNode;
}) {
  const { mark, title, gist, at, opensItself = false, children } = props;
  const { isOpen, toggle } = useOpen(opensItself);
  const id = useId();
  const summary = (
    <Summary
      {...{ mark, title, at, gist: isOpen ? undefined : gist }}
      isCut={!!children && !isOpen}
    />
  );
  return (
    <Box
      as="li"
      borderColor="border.muted"
      css={{ '&:not(:first-of-type)': { borderTopWidth: '1px' } }}
    >
      {children ? (
        <>
          <Opener
            type="button"
            data-line
            aria-expanded={isOpen}
            {...(isOpen && { 'aria-controls': id })}
            onClick={toggle}
          >
            {summary}
            <Box color="fg.muted" flexShrink={0} {...(isOpen && { transform: 'rotate(180deg)' })}>
              <ChevronDown size={14} aria-hidden="true" />
            </Box>
          </Opener>
          {isOpen && (
            <Box id={id} ps="7" pt="1" pb="4">
              {children}
            </Box>
          )}
        </>
      ) : (
        <Flex minH="10" align="center" gap="3" py="2" tabIndex={-1} data-line borderRadius="l1">
          {summary}
          <Box w="3.5" flexShrink={0} />
        </Flex>
      )}
    </Box>
  );
}

function Summary(props: {
  mark: LineMark;
  title: string;
  gist: string | undefined;
  at: Date;
  /** On one line: all of it shows once it is opened. */
  isCut: boolean;
}) {
  const { Icon, color } = MARKS[props.mark];
  return (
    <>
      <Box color={color} flexShrink={0}>
        <Icon size={16} aria-hidden="true" />
      </Box>
      <Text as="span" flex="1" minW="0" overflowWrap="anywhere" truncate={props.isCut}>
        <chakra.span fontWeight="500">{props.title}</chakra.span>
        {props.gist && (
          <>
            {' '}
            <chakra.span dir="auto" color="fg.muted" ms="1.5">
              {props.gist}
            </chakra.span>
          </>
        )}
      </Text>
      <Text as="span" textStyle="xs" color="fg.muted" flexShrink={0}>
        <Moment at={props.at} isShort />
      </Text>
    </>
  );
}
