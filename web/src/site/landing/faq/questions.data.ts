import { PLANS } from '@vibes/core/plan/plan';
import { monthlyPrice } from '../../../lib/monthly-price.ts';

/** A question people ask first, with its answer in paragraphs. */
export interface Question {
  question: string;
  answer: readonly string[];
}

const [first] = PLANS.filter(({ available }) => available);
const price = first
  ? `${first.name} costs ${monthlyPrice(first.price)} and includes ${first.allowance} credits. One credit is one creator captured; a profile that could not be read costs none until it is, and pressing again for the same creator does not charge twice.`
  : 'No plan is sold at the moment.';

export const QUESTIONS: readonly Question[] = [
  {
    question: 'What does it cost, and what happens when the credits run out?',
    answer: [
      price,
      'With no credits left, a press on a new creator is refused and your phone says so: nothing is saved, sent or charged. A list on the dashboard waits until there are more. Credits reset every month with your plan. Your creators and templates stay where they are.',
    ],
  },
  {
    question: 'Does it send DMs for me?',
    answer: [
      'No. It prepares them. Your DM template is filled in for the creator, and the shortcut puts it on your clipboard. You paste it into their inbox, look once more, and press send yourself.',
    ],
  },
  {
    question: 'Where do my emails go out from?',
    answer: [
      'From your own mailbox. Connect Gmail with an app password, and each email leaves as yours, with the answers coming back to you. Or give a webhook address, and your own system gets each message to send.',
      'You can look through emails before they go, or hold each back for some minutes.',
    ],
  },
  {
    question: 'How does it find an address?',
    answer: [
      'It reads what the creator shows to everyone: the bio first, then the link page, their own site and its contact page. Spelled-out signs, styled letters and small slips are put right. Each address comes with the words it was found in, so you can judge for yourself.',
      'When there is none, it says so, and the creator is saved without one.',
    ],
  },
  {
    question: 'Is this allowed, and what if a creator wants no more emails?',
    answer: [
      'Our server reads only what a page shows to everyone. Whether you may write to someone unasked depends on your country and theirs, and on what you write: that is yours to check.',
      'Every email ends with an unsubscribe link unless you switch it off. A creator who uses it is marked in your CRM, and your account sends that address nothing more.',
    ],
  },
  {
    question: 'Does it work on Android?',
    answer: [
      'Yes, in another way. The shortcut is for iPhone: it runs in Apple’s Shortcuts app. On Android, open the dashboard in Chrome and install it; from then on, Share in TikTok or Instagram offers it, and one more tap captures.',
      'On a computer, paste a link, a handle or a list of up to 200 on the dashboard, or use a bookmark that sends the profile you are looking at.',
    ],
  },
];
