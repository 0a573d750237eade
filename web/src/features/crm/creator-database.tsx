import { useEffect, type ReactNode } from 'react';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import { notify } from '../../components/toaster.tsx';
import { CreatorPages } from './creator-pages.tsx';
import { CreatorSearch } from './creator-search.tsx';
import { NoCreators } from './no-creators.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useCreators } from './use-creators.ts';

const FAULT = 'Failed to load creators from the database';

/** The table of creators, newest first, five a page, live; `aside` stands beside its title. */
export function CreatorDatabase({ aside }: { aside: ReactNode }) {
  const creators = useCreators();
  const isFaulty = creators.status === 'error';
  useEffect(() => {
    if (isFaulty) notify.error({ title: 'Error', description: FAULT });
  }, [isFaulty]);
  return (
    <Panel title="Creator Database" aside={aside} overflow="hidden">
      <Loaded of={creators} fault={FAULT} skeleton={<TableSkeleton />}>
        {(data) =>
          data.rows.length === 0 ? (
            <NoCreators />
          ) : (
            <CreatorSearch creators={data}>
              {(found) => <CreatorPages creators={found} />}
            </CreatorSearch>
          )
        }
      </Loaded>
    </Panel>
  );
}
