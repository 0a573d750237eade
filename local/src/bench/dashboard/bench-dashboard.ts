import { dayOf } from '@vibes/core/account/time-zone';
import { statisticsDocument } from '@vibes/core/firestore/documents';
import type { Browser } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../../browser/open-browser.ts';
import { hostingConfig } from '../../emulators/hosting-config.ts';
import { captureProfile } from '../../phone/capture-profile.ts';
import { withFirestore } from '../../world/open-firestore.ts';
import { openReadyAccount } from '../../world/open-ready-account.ts';
import type { Stack } from '../../world/stack.ts';
import type { Figure } from '../figure.ts';
import { makeCertificate, type Certificate } from '../hosting/certificate.ts';
import { serveAsHosting } from '../hosting/serve-as-hosting.ts';
import { appOf, presentApp, type BuiltApp } from './built-app.ts';
import { figuresOfVisits, type Visits } from './figures-of-visits.ts';
import { scriptWeight } from './script-weight.ts';
import { openVisitor, type Visitor } from './visits.ts';

const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts for each day of a quarter before today. */
async function writeHistory(
  stack: Stack,
  { uid, time_zone }: { uid: string; time_zone: string },
): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, i) => {
    const day = dayOf(new Date(Date.now() - (i + 1) * DAY_MS), time_zone);
    return [day, { captured: 5, emails_sent: 4, replies: i % 2 }] as const;
  });
  await withFirestore(stack, (firestore) =>
    firestore
      .doc(statisticsDocument.path(uid))
      .set({ days: Object.fromEntries(days) }, { merge: true }),
  );
}

const RUNS = 5;
const CREATORS = 30;
const TIME_ZONE = 'Europe/Berlin';

/** The last commit before the dashboard was made to open fast. */
export const BEFORE = '581989a';

interface Ground {
  stack: Stack;
  browser: Browser;
  certificate: Certificate;
  /** Of the account that opens its dashboard. */
  name: string;
}

interface Build {
  visitor: Visitor;
  pages: string;
  visits: Visits;
}

async function serve({ stack, certificate }: Ground, { pages, built }: BuiltApp) {
  const port = (address: string) => Number(new URL(address).port);
  const firestore = port(stack.firestore);
  const ports = { auth: port(stack.auth), firestore, firestore_websocket: firestore };
  const hosting = hostingConfig({ built, ports, pages, project: stack.project });
  return serveAsHosting({ hosting, world: stack.web, certificate });
}

async function visit({ visitor, pages, visits }: Build) {
  for (const [kind, opening] of [
    ['fresh', await visitor.visitFresh()],
    ['again', await visitor.visitAgain()],
  ] as const)
    visits[kind].push({ ...opening, javascript: await scriptWeight(pages, opening.scripts) });
}

async function measure(ground: Ground, commit: string): Promise<Figure[]> {
  const before = await appOf(commit);
  if (!before) console.log(`The history has no commit ${commit}: only the present is measured.`);
  const builds: Build[] = [];
  const stops: (() => void)[] = [];
  try {
    for (const app of [await presentApp(), ...(before ? [before] : [])]) {
      const { origin, stop } = await serve(ground, app);
      stops.push(stop);
      const visitor = await openVisitor(ground.browser, { ...ground, origin });
      builds.push({ visitor, pages: app.pages, visits: { fresh: [], again: [] } });
    }
    // In turns: other work on the machine slows both.
    for (let i = 0; i < RUNS; i += 1) for (const build of builds) await visit(build);
  } finally {
    for (const stop of stops) stop();
  }
  const [now, earlier] = builds;
  return now ? figuresOfVisits(now.visits, earlier?.visits ?? null) : [];
}

/**
 * How long the dashboard of an account with creators and a history takes to open on a phone on slow
 * 4G, over HTTP/2 and brotli, and what it costs: now, and as built from an earlier commit. Both work
 * with the present functions and rules.
 */
export async function benchDashboard(stack: Stack, commit: string = BEFORE): Promise<Figure[]> {
  const { uid, name, api_key } = await openReadyAccount(stack, {
    name: 'bench-dashboard',
    credits: 100,
  });
  await writeHistory(stack, { uid, time_zone: TIME_ZONE });
  for (let i = 0; i < CREATORS; i += 1)
    await captureProfile(stack, `https://www.tiktok.com/@tester_dash${i}`, api_key);
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const certificate = await makeCertificate(folder);
    const browser = await openBrowser([certificate.browserArg]);
    try {
      return await measure({ stack, browser, certificate, name }, commit);
    } finally {
      await browser.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
