import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageWindow } from './page-window.ts';

/** Page buttons; draws nothing for a single page. */
export function Pagination(props: { page: number; total: number; onPage: (page: number) => void }) {
  const { page, total, onPage } = props;
  const marks = pageWindow(page, total);
  if (marks.length === 0) return null;
  return (
    <Flex as="nav" aria-label="Pages" align="center" gap="1">
      <IconButton
        size="xs"
        variant="ghost"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      {marks.map((mark, i) =>
        mark === 'gap' ? (
          <Text key={`gap-${i}`} as="span" color="fg.subtle" px="1" aria-hidden="true">
            …
          </Text>
        ) : (
          <Button
            key={mark}
            size="xs"
            variant={mark === page ? 'outline' : 'ghost'}
            aria-label={`Page ${mark}`}
            aria-current={mark === page ? 'page' : undefined}
            fontVariantNumeric="tabular-nums"
            onClick={() => onPage(mark)}
          >
            {mark}
          </Button>
        ),
      )}
      <IconButton
        size="xs"
        variant="ghost"
        aria-label="Next page"
        disabled={page >= total}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </Flex>
  );
}
