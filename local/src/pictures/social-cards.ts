import { POST_FACTS } from '../../../web/src/site/blog/post-facts.ts';

/** A picture beside a shared link, 1200 by 630 px: its text, and the piece of the product it shows. */
export interface SocialCard {
  /** File name without its ending; of an article, its slug. */
  name: string;
  title: string;
  /** HTML, drawn in the style sheet of `social-page.ts`. */
  fragment: string;
}

const ADDRESS = 'hello@lenalathe.studio';

/** A creator's row as the CRM shows it. */
const row = `<div class="line"><b>Lena Lathe</b><span>${ADDRESS}</span><span class="contacted">Contacted</span></div>
  <div class="line pale"><b>Jonas Plates</b><span>jonas@jonasplates.kitchen</span><span class="meeting">Meeting Scheduled</span></div>`;

/** What an article's picture shows; one without a piece of its own shows the CRM. */
const OF_ARTICLES: Partial<Record<string, string>> = {
  'find-a-creators-email': `<div class="line"><b>${ADDRESS}</b><span>Found in the bio</span></div>
    <blockquote>Bowls turned from fallen trees. Work with me: <mark>${ADDRESS}</mark></blockquote>`,
  'first-message-that-gets-answered': `<div class="line"><b>TikTok DM</b><span>ready to paste</span></div>
    <p class="message">Hi Lena, the walnut bowl with the split rim stayed with me.</p>`,
  'outreach-without-burning-your-mailbox': `<div class="line"><b>Email to ${ADDRESS}</b><span>On hold</span></div>
    <div class="line"><span>Goes out in 52 seconds</span><span class="undo">Undo</span></div>`,
};

/** One for each article; every other public page shares the first. */
export const SOCIAL_CARDS: readonly SocialCard[] = [
  { name: 'home', title: 'A Shortcut to DM Creators', fragment: row },
  ...POST_FACTS.map(({ slug, title }) => ({
    name: slug,
    title,
    fragment: OF_ARTICLES[slug] ?? row,
  })),
];
