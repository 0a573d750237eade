import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import {
  AtSign,
  BellOff,
  Bot,
  Copy,
  MessageCircle,
  Reply,
  Send,
  Tag,
  Undo2,
  UserPlus,
} from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Moment } from '../../../../components/moment.tsx';

const MARKS = {
  captured: { Icon: UserPlus, color: 'fg.muted' },
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
} as const;
export type LineMark = keyof typeof MARKS;

const Opener = chakra('button', {
  base: {
    display: 'flex',
    w: 'full',
    minW: '0',
    gap: '3',
    py: '2',
    textAlign: 'start',
    borderRadius: 'l1',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

/** One line of a creator's time line; what is in it opens below it. */
export function Line(props: {
  mark: LineMark;
  title: string;
  gist?: string;
  at: Date;
  isOpenAtFirst?: boolean;
  children?: ReactNode;
}) {
  const { mark, title, gist, at, isOpenAtFirst = false, children } = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const id = useId();
  const summary = <Summary {...{ mark, title, at, gist: isOpen ? undefined : gist }} />;
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
            onClick={() => setIsOpen(!isOpen)}
          >
            {summary}
          </Opener>
          {isOpen && (
            <Box id={id} ps="7" pb="3">
              {children}
            </Box>
          )}
        </>
      ) : (
        <Flex gap="3" py="2" tabIndex={-1} data-line>
          {summary}
        </Flex>
      )}
    </Box>
  );
}

function Summary(props: { mark: LineMark; title: string; gist: string | undefined; at: Date }) {
  const { Icon, color } = MARKS[props.mark];
  return (
    <>
      <Box color={color} pt="0.5" flexShrink={0}>
        <Icon size={16} aria-hidden="true" />
      </Box>
      <Text as="span" flex="1" minW="0" truncate>
        <chakra.span fontWeight="500">{props.title}</chakra.span>
        {props.gist && (
          <chakra.span dir="auto" color="fg.muted" ms="2">
            {props.gist}
          </chakra.span>
        )}
      </Text>
      <Text as="span" textStyle="xs" color="fg.muted" flexShrink={0} pt="0.5">
        <Moment at={props.at} isShort />
      </Text>
    </>
  );
}
