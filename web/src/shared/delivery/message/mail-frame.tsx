import { chakra } from '@chakra-ui/react';
import {
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { onColorMode } from '../../../theme/color-mode.ts';
import { safeHtml } from './safe-html.ts';

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
export function MailFrame({ html, title }: { html: string; title: string }) {
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
