import type { Creator } from '@vibes/core/creator/creator';
import { useIsNarrow } from '../../components/use-is-narrow.ts';
import { CreatorCards } from './creator-cards.tsx';
import { CreatorTable } from './creator-table.tsx';
import { useEmailDeliveries } from './use-email-deliveries.ts';

export interface CreatorRowsProps {
  creators: readonly Creator[];
  fresh: ReadonlySet<string>;
}

/** The creators of one page: a table, where that has no room cards. */
export function CreatorRows({ creators, fresh }: CreatorRowsProps) {
  const emails = useEmailDeliveries(creators.map((creator) => creator.id));
  const List = useIsNarrow() ? CreatorCards : CreatorTable;
  return <List creators={creators} fresh={fresh} emails={emails} />;
}
