import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { mailPage } from './mail-page.ts';
import { useColorMode } from './use-color-mode.ts';

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
