import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { AsOf } from '../../../components/as-of.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { useLateDialog } from '../../../components/use-late-dialog.ts';
import {
  loadReminderDialog,
  ReminderDialog,
} from '../../../shared/creator/reminder/reminder-dialog.tsx';
import type { Loadable } from '../../../lib/loadable.ts';
import { useWhenIdle } from '../../../lib/use-when-idle.ts';
import { useOpenReview } from '../../../shared/delivery/review/open-review.ts';
import type { Kind } from './kinds.ts';
import { loadItemPanel } from './late-item-panel.tsx';
import { OpenPanel } from './open-panel.tsx';
import type { ActedOn } from './today-acts.ts';
import { NothingToday, TodayFrame } from './today-frame.tsx';
import { TodayHead } from './today-head.tsx';
import { TodayList } from './today-list.tsx';
import { focusRow, panel, useLanding } from './use-landing.ts';
import { useOpenItem, type OpenItem } from './use-open-item.ts';
import { useScreen, useTodayActs } from './use-today-acts.ts';
import { useTodayKeys } from './use-today-keys.ts';
import { useToday, type Today } from './use-today.ts';

// Of a phone alone.
const loadItemScreen = () => import('./item-screen.tsx');

/** The focus goes to the item that opens, and after a review back to the list. */
function useFocus({ landing, landed, open, isListed, goOn }: OpenItem<ActedOn>) {
  const isReviewing = useOpenReview() !== null;
  useLanding(isReviewing ? null : landing, landed);
  const wasReviewing = useRef(false);
  useEffect(() => {
    if (wasReviewing.current && !isReviewing && open) {
      if (isListed) focusRow(open.id);
      // Reviewed here, like all those before it.
      else goOn('row');
    }
    wasReviewing.current = isReviewing;
    // When a review ends, whatever is open then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReviewing]);
}

export interface LiveTodayProps {
  /** Whether an empty day is said to be empty. */
  saysNothing: boolean;
  /** What else is read on the page. */
  reads: readonly Loadable<unknown>[];
}

/**
 * The day, live: the list, and what is open of it beside the list or as a screen of its own.
 */
export function LiveToday({ saysNothing, reads }: LiveTodayProps) {
  const [only, setOnly] = useState<Kind | null>(null);
  const today = useToday({ only });
  const { counts, as_of, fault } = today;
  const own: Loadable<null> = { status: 'data', data: null, ...(as_of && { as_of }) };
  const mark = <AsOf of={[own, ...reads]} />;
  if (fault && !as_of)
    return (
      <>
        <TodayHead counts={null} only={only} onOnly={setOnly} mark={mark} />
        <ErrorPanel
          title="We couldn’t load your day."
          message={fault.message}
          onRetry={fault.retry}
        />
      </>
    );
  if (!counts) return <TodayHead counts={null} only={only} onOnly={setOnly} mark={mark} />;
  return <Day {...{ today, counts, only, saysNothing, mark }} onOnly={setOnly} />;
}

function Day(props: {
  today: Today & { showMore: () => void };
  counts: NonNullable<Today['counts']>;
  only: Kind | null;
  onOnly: (kind: Kind | null) => void;
  saysNothing: boolean;
  mark: ReactNode;
}) {
  const { today, counts, only, onOnly, saysNothing, mark } = props;
  const { as_of } = today;
  const screen = useScreen();
  const [begun] = useState(() => new Date());
  const opened = useOpenItem<ActedOn>(today.items, {
    opensFirst: !screen.isPhone,
    isKnown: today.isKnown,
    isGrowing: today.isGrowing,
  });
  const { items, open, place, landing } = opened;
  // A reload, or a link, names the item.
  const asked = items.find(({ id }) => id === screen.asked);
  useEffect(() => {
    if (asked && !open) opened.show(asked, null);
    // Once: from then on the address follows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked === undefined]);
  screen.useFollow(open?.id ?? null, opened.hasEnded);
  const acts = useTodayActs(opened, as_of === null);
  useFocus(opened);
  // One kind alone begins with its first.
  useEffect(() => {
    if (only !== null && open?.kind !== only && items[0] && !screen.isPhone)
      opened.show(items[0], null);
    // When another kind is chosen, whatever is open then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [only]);
  // What may open next is there at once: an item, and the dialog whose keys follow.
  useWhenIdle(() => {
    loadReminderDialog().catch(() => undefined);
    if (screen.isPhone) loadItemPanel();
  });
  useTodayKeys(
    { kind: open?.kind ?? null, isOff: landing?.at === 'panel' || acts.isBusy },
    acts.onKey,
  );

  /** By the mouse the conversation is shown, and the keys of the list go on; by Enter one is in it. */
  function press(item: ActedOn, { detail }: MouseEvent) {
    if (screen.isPhone) {
      opened.show(item, null);
      screen.enter(item.id);
    } else if (detail === 0) acts.enter(item);
    else opened.show(item, 'row');
  }
  const isScreenOpen = screen.isPhone && screen.isOpen && open !== null;
  const fault = 'We couldn’t open it. Try again.';
  const late = useLateDialog(loadItemScreen, {
    isOpen: isScreenOpen,
    fault,
    onClose: screen.leave,
  });
  const hands = { onAct: () => opened.act('panel'), onStay: opened.stay };

  const head = <TodayHead {...{ counts, only, onOnly, mark }} />;
  if (items.length === 0 && open === null && only === null)
    return (
      <>
        {head}
        {saysNothing && !today.isGrowing && <NothingToday />}
      </>
    );
  return (
    <>
      {head}
      <TodayFrame
        items={items}
        list={
          <TodayList
            of={opened}
            since={begun}
            isPhone={screen.isPhone}
            isGrowing={today.isGrowing}
            onPress={press}
            onShowMore={today.hasMore ? today.showMore : undefined}
          />
        }
        panel={
          !screen.isPhone &&
          open && (
            <OpenPanel
              key={open.id}
              item={open}
              isGone={opened.isGone}
              {...hands}
              onKey={acts.guard}
              onLeave={() => {
                opened.landed();
                if (!focusRow(open.id)) panel()?.focus();
              }}
            />
          )
        }
      />
      {late && (
        <late.ItemScreen
          isOpen={isScreenOpen}
          {...{ item: open, place, count: items.length }}
          {...hands}
          onLeave={screen.leave}
          onMove={(by: 1 | -1) => opened.move(by, null)}
          onDone={() => acts.done('panel')}
          onLater={() => acts.later('panel')}
        />
      )}
      <ReminderDialog
        isOpen={acts.puttingOff !== null}
        title={`Remind you of ${acts.puttingOff?.name ?? ''}`}
        onClose={acts.leaveAsIs}
        onChoose={acts.putOffTo}
      />
    </>
  );
}
