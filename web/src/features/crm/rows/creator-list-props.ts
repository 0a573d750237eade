import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { ListSelection } from '../selection/use-selection.ts';
import type { KnownEmails } from '../use-email-deliveries.ts';
import type { ShownCreators } from '../use-shown-creators.ts';

/** What draws the creators of a page. */
export interface CreatorListProps {
  creators: readonly CreatorEntry[];
  documents: ShownCreators;
  fresh: ReadonlySet<string>;
  emails: KnownEmails;
  selection: ListSelection;
}
