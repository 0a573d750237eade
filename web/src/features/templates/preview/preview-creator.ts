import type { Creator } from '@vibes/core/creator/creator';
import { handleOf, type Captured } from '@vibes/core/creator/handles';
import { PLATFORMS, type PlatformHandle } from '@vibes/core/creator/platform';
import type { TemplateTab } from '../fields/template-tabs.ts';

/** The creator of a preview. */
export interface PreviewCreator extends PlatformHandle {
  id: string;
  name: string;
  email: string | null;
  is_invented: boolean;
}

type Named = Pick<Creator, 'id' | 'name' | 'email'> & Captured;

/**
 * The creator as the tab's message needs it: a DM needs a handle on its platform, an email uses
 * the one of the first capture.
 */
function asRecipient(creator: Named, tab: TemplateTab): PreviewCreator | null {
  const platform = tab === 'email' ? creator.platform : tab;
  const handle = handleOf(creator, platform);
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

/** The creators who could get the tab's message, in their order. */
export const recipientsOf = (creators: Named[], tab: TemplateTab): PreviewCreator[] =>
  creators.flatMap((creator) => asRecipient(creator, tab) ?? []);

/** The chosen one; without a choice the newest who can get the message. */
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
  platform: tab === 'email' ? PLATFORMS[0] : tab,
  is_invented: true,
});

/** Used until somebody has been captured, and labeled as invented. */
export const inventedCreator = (tab: TemplateTab): PreviewCreator =>
  invented(tab, { name: 'Ana Rivera', handle: 'ana.rivera', email: 'ana@rivera.example' });

/** Can always be chosen, to see the message without a first name. */
export const inventedStudio = (tab: TemplateTab): PreviewCreator =>
  invented(tab, { name: 'Studio Nord', handle: 'studio.nord', email: 'hello@nord.example' });
