import type { CaptureAnswer } from '@vibes/core/api/capture-answer';
import type { Counts } from '@vibes/core/activity/statistics';
import { dayOf } from '@vibes/core/account/time-zone';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import { serverWrote } from '@vibes/core/creator/writer';
import { creatorDocument, statisticsDocument, userDocument } from '@vibes/core/firestore/documents';
import { waitUntil } from '../process/wait-until.ts';
import { call } from '../world/call.ts';
import { DEMO_PERSON } from '../world/demo-account.ts';
import { withFirestore } from '../world/open-firestore.ts';
import { signInWithGoogle } from '../world/sign-in.ts';
import type { Stack } from '../world/stack.ts';
import { captureProfile } from '../phone/capture-profile.ts';

/** How many creators there are beside those on the screen, all of them invented. */
const CROWD: readonly CreatorStatus[] = [
  ...Array<CreatorStatus>(11).fill('Contacted'),
  ...Array<CreatorStatus>(3).fill('No Response'),
  'Responded',
  'Responded',
  'Meeting Scheduled',
  'Rejected',
];
/** Those on the screen when the film begins, the newest last. */
const CAST: readonly { link: string; status: CreatorStatus }[] = [
  { link: 'https://www.tiktok.com/@theo_bakes', status: 'Discovered' },
  { link: 'https://www.tiktok.com/@nina_trails', status: 'Converted' },
  { link: 'https://www.tiktok.com/@oskar.draws', status: 'Responded' },
  { link: 'https://www.instagram.com/jonas.plates/', status: 'Meeting Scheduled' },
  { link: 'https://www.tiktok.com/@sunnysprout', status: 'Contacted' },
];
/** The days on which all this was done: [days before the film, captures, emails, replies]. */
const DAYS: readonly (readonly [number, number, number, number])[] = [
  [21, 2, 2, 0],
  [20, 1, 1, 0],
  [17, 3, 3, 1],
  [16, 2, 2, 0],
  [14, 2, 2, 1],
  [10, 3, 3, 1],
  [9, 3, 2, 0],
  [7, 3, 3, 2],
  [3, 2, 2, 0],
  [2, 2, 2, 1],
];
const DAY_MS = 24 * 60 * 60 * 1000;
/** Captured creators without an address. */
const WITHOUT_ADDRESS = 1;

/**
 * An account that has worked for three weeks: its creators were captured and written to
 * through the product's own endpoints, then spread over the days. From now on an email waits
 * five minutes.
 */
export async function setTheStage(stack: Stack): Promise<void> {
  const links = CROWD.map((_, i) => `https://www.tiktok.com/@tester_crowd${i}`);
  const captured: CaptureAnswer[] = [];
  for (const link of [...links, ...CAST.map((one) => one.link)])
    captured.push(await captureProfile(stack, link));
  const statuses = [...CROWD, ...CAST.map(({ status }) => status)];

  await withFirestore(stack, async (firestore) => {
    const { uid } = stack.demo;
    const account = await firestore.doc(userDocument.path(uid)).get();
    const day = (ago: number) =>
      dayOf(new Date(Date.now() - ago * DAY_MS), String(account.get('time_zone')));
    const statistics = firestore.doc(statisticsDocument.path(uid));
    await waitUntil({
      what: 'The emails to the earlier creators',
      seconds: 120,
      check: async () => {
        const { days } = statisticsDocument.at(uid).read((await statistics.get()).data());
        return days[day(0)]?.emails_sent === captured.length - WITHOUT_ADDRESS || null;
      },
    });
    const batch = firestore.batch();
    const days = DAYS.map(([ago, captured, emails_sent, replies]) => [
      day(ago),
      { captured, emails_sent, replies },
    ]);
    batch.update(statistics, { days: Object.fromEntries(days) as Record<string, Counts> });
    captured.forEach(({ creator }, i) => {
      if (creator.id)
        batch.update(firestore.doc(creatorDocument.path(uid, creator.id)), {
          status: statuses[i],
          ...serverWrote(new Date()),
        });
    });
    await batch.commit();
  });

  const { id_token } = await signInWithGoogle({ auth: stack.auth, person: DEMO_PERSON });
  await call({
    web: stack.web,
    id_token,
    name: 'updateUserData',
    payload: { table: 'email_settings', data: { hold_back: '5' } },
  });
}
