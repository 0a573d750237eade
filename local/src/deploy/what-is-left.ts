import type { Deployment } from './deploy-ports.ts';
import { redirectsByHand } from './steps/google-sign-in.ts';
import { originOf } from './settings/origin-of.ts';
import { openMigrations } from './migrations-of.ts';

/** What no command can do, each with the place where a person does it. */
export async function whatIsLeft(deployment: Deployment): Promise<string[]> {
  const { project } = deployment;
  const origin = await originOf(deployment);
  const open = await openMigrations(deployment);
  const console = `https://console.firebase.google.com/project/${project}`;
  return [
    `${project} is live at ${origin}.`,
    '',
    ...(open.length
      ? [
          `Next: npm run migrate -- --project ${project}   (open migrations: ${open.length})`,
          '  In a few minutes, once the last requests of the version before have ended.',
          '',
        ]
      : []),
    'By hand, when you want it:',
    `  A domain of your own   ${console}/hosting/sites → Add custom domain; then set APP_ORIGIN and run this again`,
    `  Google sign-in         after a new domain, or when you enabled it in the console, check the ${await redirectsByHand(deployment)}`,
    '  The shortcut           sign it on a Mac and publish its link: docs/shortcut.md',
    `  App Check              ${console}/appcheck/apps → register the web app with reCAPTCHA, put its key into app_check_key of web/product.${project}.json, set APP_CHECK=true in functions/.env.${project}, and run this again`,
    '',
    `How it stands, at any time: npm run -s doctor -- ${project}`,
  ];
}
