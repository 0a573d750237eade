import type { Creator } from '@vibes/core/creator/creator';
import type { PlatformHandle } from '@vibes/core/creator/platform';
import type { TemplateTab } from './template-tabs.ts';

/** Whom a preview is written to. */
export interface PreviewCreator extends PlatformHandle {
  id: string;
  name: string;
  email: string | null;
  is_invented: boolean;
}

type Named = Pick<Creator, 'id' | 'name' | 'email' | 'platform'> &
  Pick<Creator, `${Creator['platform']}_username`>;

/** The creator as the tab's message meets it: a DM needs a handle there, an e-mail has that of the first capture. */
function asRecipient(creator: Named, tab: TemplateTab): PreviewCreator | null {
  const platform = tab === 'email' ? creator.platform : tab;
  const handle = creator[`${platform}_username`];
  return handle
    ? {
        id: creator.id,
        name: creator.name,
        email: creator.email,
        platform,
        handle,
        is_invented: false,
      }
    : null;
}

/** Those of the creators whom the tab's message could go to, in their order. */
export const recipientsOf = (creators: Named[], tab: TemplateTab): PreviewCreator[] =>
  creators.flatMap((creator) => asRecipient(creator, tab) ?? []);

/** The chosen one; without a choice the newest that the message would reach. */
export const pickRecipient = (
  recipients: PreviewCreator[],
  choice: { tab: TemplateTab; id: string | null },
): PreviewCreator | null =>
  recipients.find(({ id }) => id === choice.id) ??
  recipients.find(({ email }) => choice.tab !== 'email' || email) ??
  recipients[0] ??
  null;

const invented = (tab: TemplateTab, who: { name: string; handle: string; email: string }) => ({
  ...who,
  id: `invented ${who.handle}`,
  platform: tab === 'instagram' ? ('instagram' as const) : ('tiktok' as const),
  is_invented: true,
});

/** Stands in until somebody has been captured, and is said to be invented. */
export const inventedCreator = (tab: TemplateTab): PreviewCreator =>
  invented(tab, { name: 'Ana Rivera', handle: 'ana.rivera', email: 'ana@rivera.example' });

/** Can always be chosen, to see the message without a first name. */
export const inventedStudio = (tab: TemplateTab): PreviewCreator =>
  invented(tab, { name: 'Studio Nord', handle: 'studio.nord', email: 'hello@nord.example' });
