import { CREATOR_STATUSES } from '@vibes/core/creator/creator-status';
import { MOD } from '../../lib/mod-key.ts';
import { goKeys, PLACES } from './places.ts';

/** A key, or several for one thing, and what it does. */
export interface ScreenKey {
  keys: string;
  does: string;
  /** The same in a word or two, where a line on the screen itself names it. */
  hint?: string;
}

const LAST = CREATOR_STATUSES.length;
const STATUSES = CREATOR_STATUSES.map((status, place) => `${place + 1} ${status}`).join(', ');

export const SHOW_KEYS: ScreenKey = { keys: '?', does: 'show these keys', hint: 'all keys' };
export const OPEN_COMMANDS = `${MOD} K`;

export const LIST_KEYS: readonly ScreenKey[] = [
  { keys: '↑ ↓, J K', does: 'move', hint: 'move' },
  { keys: 'Home, End', does: 'go to the first or last' },
  { keys: 'Enter', does: 'open', hint: 'open' },
  { keys: 'Space', does: 'select', hint: 'select' },
  { keys: 'Shift Space', does: 'select all from the last one selected' },
  { keys: `1–${LAST}`, does: `set the status: ${STATUSES}`, hint: 'set the status' },
  { keys: '/', does: 'search', hint: 'search' },
  { keys: 'Esc', does: 'clear the selection', hint: 'clear the selection' },
];

/** Every key of the dashboard that is not the browser's own, by where it works. */
export const SCREEN_KEYS: readonly { screen: string; keys: readonly ScreenKey[] }[] = [
  {
    screen: 'Everywhere',
    keys: [
      SHOW_KEYS,
      { keys: OPEN_COMMANDS, does: 'search screens, creators and commands' },
      { keys: `${MOD} Z`, does: 'do what Undo on the screen does' },
      { keys: `${MOD} B`, does: 'make the menu wide or narrow' },
      { keys: 'Esc', does: 'close what is open' },
    ],
  },
  {
    screen: 'Go to',
    keys: PLACES.map((place) => ({ keys: goKeys(place), does: place.name })),
  },
  {
    screen: 'Commands',
    keys: [
      { keys: '↑ ↓', does: 'move' },
      { keys: 'Enter', does: 'choose' },
      {
        keys: `1–${LAST}`,
        does: 'set the status of the creator who is open, before you type',
      },
    ],
  },
  {
    screen: 'Capture a creator',
    keys: [
      { keys: 'Enter', does: 'capture' },
      { keys: 'Shift Enter', does: 'begin another line' },
      { keys: `${MOD} Enter`, does: 'capture all lines' },
    ],
  },
  {
    screen: 'Today',
    keys: [
      { keys: 'J K', does: 'move' },
      { keys: 'Enter', does: 'go to the answer, or to what else there is to do' },
      { keys: `${MOD} Enter`, does: 'send the answer and go on to the next' },
      { keys: 'Esc', does: 'go back to the list' },
      { keys: 'E', does: 'done: nobody’s turn, seen, no reminder, or DM sent' },
      { keys: 'H', does: 'remind me in 1, 3 or 7 days, or on a date' },
      { keys: `1–${LAST}`, does: `set the status: ${STATUSES}` },
      { keys: 'I L N', does: 'say that the reply means interested, later or no' },
      { keys: 'X', does: 'say that the reply isn’t from them' },
      { keys: 'Y N', does: 'say whether a message is their reply' },
      { keys: 'C', does: 'copy the DM' },
      { keys: 'U', does: 'undo' },
    ],
  },
  { screen: 'Creators', keys: LIST_KEYS },
  {
    screen: 'Search',
    keys: [
      { keys: '↓', does: 'go to the first creator found' },
      { keys: 'Enter', does: 'open the only creator found' },
      { keys: 'Esc', does: 'clear the search' },
    ],
  },
  {
    screen: 'A creator’s details',
    keys: [
      { keys: '] [', does: 'open the next or the previous creator of the list' },
      { keys: 'J K', does: 'move through the timeline' },
      { keys: 'Enter', does: 'open a line' },
      { keys: 'R', does: 'answer' },
      { keys: `${MOD} Enter`, does: 'send the answer' },
      { keys: 'I', does: 'say that the reply means they are interested' },
      { keys: 'L', does: 'say that it means later, with a reminder' },
      { keys: 'N', does: 'say that it means no' },
      { keys: 'X', does: 'say that it isn’t from them' },
      { keys: 'H', does: 'set a reminder' },
      { keys: '/', does: 'list the snippets, where a word begins in an answer' },
    ],
  },
  {
    screen: 'DM desk',
    keys: [
      { keys: 'C', does: 'copy the message and open the profile' },
      { keys: 'Enter', does: 'press the marked button' },
      { keys: 'S', does: 'mark the DM as sent' },
      { keys: 'N', does: 'next' },
      { keys: 'P', does: 'back' },
    ],
  },
  {
    screen: 'Review of an email',
    keys: [{ keys: `${MOD} Enter`, does: 'send' }],
  },
  {
    screen: 'Templates',
    keys: [{ keys: `${MOD} S`, does: 'save' }],
  },
  {
    screen: 'Email Settings',
    keys: [{ keys: `${MOD} S`, does: 'save the form you are in' }],
  },
];
