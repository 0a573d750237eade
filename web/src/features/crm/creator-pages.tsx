import { chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Pagination } from './pagination.tsx';
import { creatorArchive, loadAgain } from './creator-archive.data.ts';
import { CreatorRows } from './creator-rows.tsx';
import type { Found } from './creator-search.tsx';
import { pageOf } from './page-of.ts';
import { PageToCome } from './page-to-come.tsx';

/** The creators page by page, from the first again for each search; a late page is loaded when somebody turns to it. */
export function CreatorPages({ creators }: { creators: Found }) {
  const { rows, total, isWhole, text } = creators;
  const [turned, setTurned] = useState({ text, page: 1 });
  if (turned.text !== text) setTurned({ text, page: 1 });
  const shown = pageOf(rows, total ?? rows.length, turned.page);
  const isShort = !isWhole && shown.page > 1 && rows.length < shown.needed;
  useEffect(() => {
    if (isShort) creatorArchive.load(shown.needed);
  }, [isShort, shown.needed]);

  return (
    <>
      {shown.rows.length > 0 ? (
        <CreatorRows creators={shown.rows} fresh={creators.fresh} />
      ) : (
        <PageToCome
          hasFailed={creators.work === 'failed'}
          onRetry={() => void loadAgain(shown.needed)}
        />
      )}
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mt="4">
        <Text textStyle="xs" color="fg.muted" aria-live="polite" fontVariantNumeric="tabular-nums">
          {shown.pages > 1 && (
            <chakra.span srOnly>{`Page ${shown.page} of ${shown.pages}: `}</chakra.span>
          )}
          {shown.from}–{shown.to} of {countOf(creators)}
        </Text>
        <Pagination
          page={shown.page}
          total={shown.pages}
          onPage={(page) => setTurned({ text, page })}
        />
      </Flex>
    </>
  );
}

/** "312 creators"; while nobody has counted, how many there are at least. */
function countOf({ rows, total }: Found): string {
  const count = (total ?? rows.length).toLocaleString('en-US');
  return `${count}${total === null ? '+' : ''} ${total === 1 ? 'creator' : 'creators'}`;
}
