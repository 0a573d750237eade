import { chakra } from '@chakra-ui/react';
import { splitLinks } from '@vibes/core/template/split-links';

/** The text of a message with its lines kept and its links live. */
export function MessageText({ text }: { text: string }) {
  return (
    <chakra.div dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" lineHeight="1.6">
      {splitLinks(text).map((part, i) =>
        part.is_link ? (
          <chakra.a
            key={i}
            href={part.text}
            target="_blank"
            rel="noopener noreferrer"
            textDecoration="underline"
            textUnderlineOffset="3px"
          >
            {part.text}
          </chakra.a>
        ) : (
          part.text
        ),
      )}
    </chakra.div>
  );
}
