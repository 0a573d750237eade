import { CREATOR_STATUSES } from '@vibes/core/creator/creator-status';
import { planSource, type Workspace } from './workspace.ts';

/** The one key that is right. */
export const DEMO_NOTION_KEY = 'ntn_local_demo_key';
/** A key of an integration that may read, and nothing else. */
export const READ_ONLY_NOTION_KEY = 'ntn_local_read_only';

const id = (digit: string) =>
  `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`;

/** The ids a person pastes, each with a problem of its own or none. */
export const DEMO_NOTION = {
  /** Some columns are missing, so that there is something to add. */
  creators: id('1'),
  /** Two tables. */
  campaigns: id('2'),
  /** A title and nothing else. */
  empty: id('3'),
  /** Not shared with the integration. */
  private: id('4'),
  /** A page, no database. */
  page: id('5'),
} as const;

/** The workspace of a new start. */
export function demoWorkspace(): Workspace {
  const shared = { is_shared: true, in_trash: false };
  const handles = { Name: 'title', TikTok: 'rich_text', Instagram: 'rich_text' };
  return {
    databases: [
      {
        ...shared,
        id: DEMO_NOTION.creators,
        title: 'Creators',
        sources: [
          planSource({
            name: 'Creators',
            columns: { ...handles, 'E-mail': 'email', Status: 'status' },
            options: { Status: [...CREATOR_STATUSES] },
          }),
        ],
      },
      {
        ...shared,
        id: DEMO_NOTION.campaigns,
        title: 'Campaigns',
        sources: [
          planSource({ name: 'Spring', columns: handles }),
          planSource({ name: 'Autumn', columns: handles }),
        ],
      },
      {
        ...shared,
        id: DEMO_NOTION.empty,
        title: 'Untouched',
        sources: [planSource({ name: 'Untouched', columns: { Name: 'title' } })],
      },
      {
        ...shared,
        id: DEMO_NOTION.private,
        title: 'Private',
        is_shared: false,
        sources: [planSource({ name: 'Private', columns: handles })],
      },
    ],
    pages: [
      {
        id: DEMO_NOTION.page,
        source_id: null,
        in_trash: false,
        created_at: new Date(0),
        cells: { title: [{ type: 'text', text: { content: 'Notes of the week' } }] },
      },
    ],
  };
}
