import { PLANS } from '@vibes/core/plan/plan';
import { monthlyPrice } from '../../../lib/monthly-price.ts';

/** A question people ask first, with its answer in paragraphs. */
export interface Question {
  question: string;
  answer: readonly string[];
}

const [first] = PLANS.filter(({ available }) => available);
const price = first
  ? `${first.name} costs ${monthlyPrice(first.price)} and includes ${first.allowance} credits. One credit captures one creator. A profile we can’t read costs nothing until we can, and capturing the same creator again is free.`
  : 'No plans are for sale right now.';

export const QUESTIONS: readonly Question[] = [
  {
    question: 'What does it cost, and what happens when the credits run out?',
    answer: [
      price,
      'When you run out of credits, you can’t capture new creators. Your phone tells you, and nothing is saved, sent or charged. A list on the dashboard waits until you have more. Credits reset every month with your plan. Your creators and templates stay in your account.',
    ],
  },
  {
    question: 'Does it send DMs for me?',
    answer: [
      'No, it prepares them. We fill in your DM template for the creator, and the shortcut copies it to your clipboard. You paste it into their inbox, check it, and press send yourself.',
    ],
  },
  {
    question: 'Where are my emails sent from?',
    answer: [
      'From your own mailbox. Connect Gmail with an app password, and each email is sent as you, with replies coming back to you. Or add a webhook URL, and your own system gets each message to send.',
      'You can review emails before they’re sent, or delay each one by a few minutes.',
    ],
  },
  {
    question: 'How does it find an address?',
    answer: [
      'It reads what the creator shows publicly: the bio first, then the link page, their own site and its contact page. It understands spelled-out signs and styled letters, and fixes small typos. Each address comes with the words it was found in, so you can check it yourself.',
      'If there is no address, it tells you and saves the creator without one.',
    ],
  },
  {
    question: 'Is this allowed, and what if a creator unsubscribes?',
    answer: [
      'Our server reads only what a page shows publicly. Whether you can email someone without asking first depends on your country and theirs, and on what you write. Check the rules that apply to you.',
      'Every email ends with an unsubscribe link unless you turn it off. A creator who unsubscribes is marked in your CRM, and your account won’t email that address again.',
    ],
  },
  {
    question: 'Does it work on Android?',
    answer: [
      'Yes, in a different way. The shortcut runs in Apple’s Shortcuts app, so it needs an iPhone. On Android, open the dashboard in Chrome and install it. Then tap Share in TikTok or Instagram, choose Vibes, and confirm with one more tap.',
      'On a computer, paste a link, a handle or a list of up to 200 on the dashboard, or use a bookmark that sends the profile you’re looking at.',
    ],
  },
];
