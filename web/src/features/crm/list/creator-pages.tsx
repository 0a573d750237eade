import { chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { AsOfTime } from '../../../components/as-of.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { Late } from '../../../components/late.tsx';
import { grouped } from '../../../lib/counted.ts';
import { loadAgain, loadCreators } from '../creator-store/creator-store.data.ts';
import { CreatorRows } from '../rows/creator-rows.tsx';
import { SelectionLine } from '../selection/selection-line.tsx';
import type { ListSelection } from '../selection/use-selection.ts';
import { DeviceSelect } from '../table/device-select.tsx';
import { PAGE_SIZES, type PageSize } from '../table/read-table-settings.ts';
import { changeTableSettings, useTableSettings } from '../table/table-settings.ts';
import { useCrmView } from '../view/use-crm-view.ts';
import { useLayout } from '../view/use-layout.ts';
import type { ViewCreators } from '../view/use-view-creators.ts';
import { pageOf } from './page-of.ts';
import { usePageSize } from './use-page-size.ts';
import { Pagination } from './pagination.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

/** How many creators a page has. */
function PageSizeChoice(props: { size: PageSize; onChoose: (size: PageSize) => void }) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" textStyle="xs" color="fg.muted">
      Per page
      <DeviceSelect
        h="7"
        textStyle="xs"
        value={props.size}
        onChange={({ target }) => {
          const size = PAGE_SIZES.find((one) => String(one) === target.value);
          if (size) props.onChoose(size);
        }}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </DeviceSelect>
    </chakra.label>
  );
}

/** The creators of a view page by page; a later page loads when it is opened. */
export function CreatorPages(props: { creators: ViewCreators; selection: ListSelection }) {
  const { creators, selection } = props;
  const { rows, total, isWhole } = creators;
  const { view, change } = useCrmView();
  const { size: chosen } = useTableSettings();
  const size = usePageSize();
  const isWork = useLayout() === 'work';
  const known = total ?? rows.length;
  const shown = pageOf(rows, known, { page: view.page, size });
  const isCut = shown.rows.length <= shown.to - shown.from;
  const isShort = !isWhole && (shown.page > 1 || isCut) && rows.length < shown.needed;
  useEffect(() => {
    if (isShort) loadCreators(shown.needed);
  }, [isShort, shown.needed]);

  return (
    <>
      <SelectionLine selection={selection} isBare={isWork} />
      {shown.rows.length > 0 ? (
        <CreatorRows entries={shown.rows} fresh={creators.fresh} selection={selection} />
      ) : (
        <PageToCome
          hasFailed={creators.work === 'failed'}
          onRetry={() => void loadAgain(shown.needed)}
        />
      )}
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mt="4">
        <Flex align="center" columnGap="2" wrap="wrap">
          <Text
            textStyle="xs"
            color="fg.muted"
            aria-live="polite"
            fontVariantNumeric="tabular-nums"
          >
            {shown.pages > 1 && (
              <chakra.span srOnly>{`Page ${shown.page} of ${shown.pages}: `}</chakra.span>
            )}
            {grouped(shown.from)}–{grouped(shown.to)} of {countOf(creators)}
          </Text>
          {creators.as_of && <AsOfTime at={creators.as_of} />}
        </Flex>
        {!isWork && known > PAGE_SIZES[0] && (
          <PageSizeChoice
            size={chosen}
            onChoose={(next) => {
              changeTableSettings({ size: next });
              // The first creator of the page stays in sight.
              change({ page: Math.ceil(shown.from / next) }, { isQuiet: true });
            }}
          />
        )}
        <Pagination page={shown.page} total={shown.pages} onPage={(page) => change({ page })} />
      </Flex>
    </>
  );
}

/** "312 creators"; before the count is known, at least how many there are. */
function countOf({ rows, total }: ViewCreators): string {
  const count = grouped(total ?? rows.length);
  return `${count}${total === null ? '+' : ''} ${total === 1 ? 'creator' : 'creators'}`;
}

/** Replaces a page that is still loading, or failed to. */
function PageToCome({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  if (hasFailed)
    return (
      <ErrorPanel
        title="We couldn’t load this page."
        message="Check your network and try again."
        onRetry={onRetry}
      />
    );
  return (
    <div role="status" aria-label="Loading">
      <Late>
        <TableSkeleton />
      </Late>
    </div>
  );
}
