import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import type { RenderedEmail } from '@vibes/core/template/rendered-email';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type SyntheticEvent,
} from 'react';
import { Choice } from '../../../components/choice.tsx';
import { HeadRow } from '../../../components/head-row.tsx';
import { onColorMode } from '../../../theme/color-mode.ts';
import { safeHtml } from './safe-html.ts';

const FORMS = ['html', 'text'] as const;
const FORM_WORDS = { html: 'Formatted', text: 'Plain text' };

const isDark = () => document.documentElement.classList.contains('dark');

/** The mode on screen. */
const useColorMode = (): 'light' | 'dark' =>
  useSyncExternalStore(onColorMode, isDark) ? 'dark' : 'light';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const LOOK = [
  'body{margin:0;display:flow-root;font:0.9375rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}',
  'p{margin:0 0 1em}',
  'table{max-width:100%}',
  'pre{white-space:pre-wrap}',
  '.link{text-decoration:underline}',
].join('');

/** The page of a frame that shows an email: made safe, in the colors of the frame around it. */
function mailPage(html: string, mode: 'light' | 'dark'): string {
  const { body, rules } = safeHtml(html);
  return `<!doctype html><html dir="auto"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><style>:root{color-scheme:${mode}}${LOOK}${rules}</style><body>${body}`;
}

const FIRST_HEIGHT = 120;

/** Presses in the frame reach the page too: Escape closes what is around it. */
function passKeys(frame: HTMLIFrameElement, inside: Document) {
  inside.addEventListener('keydown', ({ key, code, ctrlKey, metaKey, repeat }) => {
    const init = { key, code, ctrlKey, metaKey, repeat, bubbles: true, cancelable: true };
    frame.dispatchEvent(new KeyboardEvent('keydown', init));
  });
}

/** An email's HTML in a frame of its own, as high as the email. Nothing in it runs or loads. */
function MailFrame({ html, title }: { html: string; title: string }) {
  const mode = useColorMode();
  const page = useMemo(() => mailPage(html, mode), [html, mode]);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);

  function onLoad({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
    const inside = frame.contentDocument;
    if (!inside) return;
    const root = inside.documentElement;
    passKeys(frame, inside);
    observer.current?.disconnect();
    observer.current = new ResizeObserver(() =>
      setHeight(Math.ceil(root.getBoundingClientRect().height)),
    );
    observer.current.observe(root);
  }

  return (
    <chakra.iframe
      title={title}
      srcDoc={page}
      sandbox="allow-same-origin"
      tabIndex={-1}
      height={`${height}px`}
      display="block"
      w="full"
      borderWidth="0"
      onLoad={onLoad}
    />
  );
}

/** An email as the creator sees it. `maxH`: from this height on it scrolls in its own box. */
export function MessageText(props: { to: string; email: RenderedEmail; maxH?: string }) {
  const { to, email, maxH } = props;
  const [form, setForm] = useState<(typeof FORMS)[number]>('html');
  return (
    <Stack gap="3" minW="0" maxW="50rem">
      <Flex>
        <Choice
          label="Show as"
          words={FORM_WORDS}
          values={FORMS}
          chosen={form}
          onChoose={setForm}
        />
      </Flex>
      <Box bg="bg" borderWidth="1px" borderRadius="l2">
        <chakra.dl display="grid" gap="1.5" p="4" borderBottomWidth="1px">
          <HeadRow name="To">{to}</HeadRow>
          <HeadRow name="Subject">
            <chakra.span fontWeight="600">{email.subject}</chakra.span>
          </HeadRow>
        </chakra.dl>
        <Box
          p="4"
          {...(maxH && {
            maxH,
            overflowY: 'auto',
            tabIndex: 0,
            role: 'region',
            'aria-label': `Email to ${to}`,
          })}
        >
          {form === 'html' ? (
            <MailFrame html={email.html} title={`Text of the email to ${to}`} />
          ) : (
            <Box dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" lineHeight="1.6">
              {email.text}
            </Box>
          )}
        </Box>
      </Box>
    </Stack>
  );
}
