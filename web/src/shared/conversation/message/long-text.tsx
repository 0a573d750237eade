import { Box, Button } from '@chakra-ui/react';
import { useId, useState } from 'react';

/** Lines shown of a long message at first, and about how many characters they hold. */
const LINES = 12;
const CHARACTERS = 700;

const isLong = (text: string): boolean =>
  text.length > CHARACTERS || text.split('\n', LINES + 1).length > LINES;

/**
 * What somebody wrote, as plain text; of a long one its beginning, until it is opened. `whole`: the
 * message with what it quotes and its signature, which opens in place of the text.
 */
export function LongText({ text, whole = null }: { text: string; whole?: string | null }) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const hasMore = whole !== null || isLong(text);
  return (
    <>
      <Box
        id={id}
        dir="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        maxW="75ch"
        lineHeight="1.6"
        {...(isLong(text) && !isWhole && { lineClamp: LINES })}
      >
        {isWhole ? (whole ?? text) : text}
      </Box>
      {hasMore && (
        <Button
          size="xs"
          variant="ghost"
          alignSelf="flex-start"
          ms="-2.5"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}
