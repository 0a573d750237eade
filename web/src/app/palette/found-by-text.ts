import { readCaptureList } from '@vibes/core/capture/read-capture-list';
import { handlesOf } from '@vibes/core/creator/handles';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../../components/toaster.tsx';
import { loadCreators } from '../../features/crm/creator-store/creator-store.data.ts';
import { matchCreators } from '../../features/crm/search/match-creators.ts';
import { useCreators } from '../../features/crm/shown-rows/use-creators.ts';
import { sentenceOf } from '../../lib/call-error.ts';
import { dataOf } from '../../lib/loadable.ts';
import { addCaptures } from '../../shared/capture-queue/captures.ts';
import { CAPTURES_SHOWN_AT, refusalOf, targetWords } from '../../shared/capture/capture-words.ts';
import { useLinkToCreator } from '../../shared/creator/creator-link.ts';
import type { Entry, Section } from './entry.ts';
import { distance } from './match-entries.ts';

/** The most creators that are listed. */
const MOST = 8;
/** Of one who is found by notes or an address: after those who are found by name or handle. */
const FAR = 9;

export interface Found {
  capture: Entry | null;
  creators: Section | null;
  /** True while creators that may match are still loading. */
  isPartial: boolean;
}

/**
 * Reports what a text finds beyond the commands. It draws nothing: the field must stay the same one
 * when this is loaded and creators are read, with the first letter that is typed.
 */
export function FoundByText({ text, onFound }: { text: string; onFound: (found: Found) => void }) {
  const capture = useCapture(text);
  const { creators, isPartial } = useFoundCreators(text.trim());
  // Before Enter can choose what an earlier text found.
  useLayoutEffect(
    () => onFound({ capture, creators, isPartial }),
    [capture, creators, isPartial, onFound],
  );
  return null;
}

function useFoundCreators(typed: string): Pick<Found, 'creators' | 'isPartial'> {
  const known = dataOf(useCreators({ orLastKnown: true }));
  const linkTo = useLinkToCreator();
  const navigate = useNavigate();
  // The database is open once there are live ones.
  const isLive = known?.as_of === null;
  const isWhole = known?.isWhole ?? false;
  useEffect(() => {
    if (isLive && !isWhole) loadCreators(Infinity);
  }, [isLive, isWhole]);

  const rows = known?.rows;
  const creators = useMemo((): Section | null => {
    const found = matchCreators(rows ?? [], typed).map((creator) => {
      const also = Object.values(handlesOf(creator)).join(' ');
      const far = distance({ name: creator.name, also }, typed.replaceAll('@', ' ')) ?? FAR;
      return { creator, also, far };
    });
    const nearest = found.toSorted((one, other) => one.far - other.far).slice(0, MOST);
    const entries = nearest.map(({ creator, also }): Entry => {
      const { to, ...how } = linkTo(creator.id);
      return {
        ...{ id: `creator-${creator.id}`, name: creator.name, also, creator },
        act: () => void navigate(to, how),
      };
    });
    const [first] = nearest;
    return first ? { title: 'Creators', entries, far: first.far } : null;
  }, [rows, typed, linkTo, navigate]);
  return { creators, isPartial: !isWhole && known?.work !== 'failed' };
}

/** Where a text names creators with their platform, as a link does: to capture them. */
function useCapture(text: string): Entry | null {
  const { pathname } = useLocation();
  return useMemo(() => {
    const list = readCaptureList(text, null);
    const { captures, unread, bare_handles } = list;
    const [first] = captures;
    if (!first || unread.length > 0 || bare_handles > 0 || refusalOf(list) !== null) return null;
    const whom = captures.length === 1 ? targetWords(first) : `${captures.length} creators`;
    async function capture() {
      try {
        await addCaptures(captures);
        if (!CAPTURES_SHOWN_AT.has(pathname)) notify.info({ title: `Capturing ${whom}...` });
      } catch (error) {
        notify.error({ title: 'Not captured', description: sentenceOf(error) });
      }
    }
    return { id: 'capture', name: `Capture ${whom}`, act: () => void capture() };
  }, [text, pathname]);
}
