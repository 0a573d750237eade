import { z } from 'zod';
import { parseJson } from '../../stand-ins/local-server.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, refused, waiting, type DeployStep, type Standing } from '../deploy-step.ts';
import { originOf } from '../settings/origin-of.ts';

const healthSchema = z.looseObject({ ok: z.literal(true) });
const initSchema = z.looseObject({ projectId: z.string(), apiKey: z.string() });

/** What health says while the clock has not come by, or work waits. */
const lateSchema = z.looseObject({ code: z.literal('late') });

/** What is wrong with an address that answers, but not as it should; null for anything else. */
async function faultOf({ read, project }: Deployment, url: string): Promise<Standing | null> {
  const answer = await read(url);
  if (answer?.status === 503 && lateSchema.safeParse(parseJson(answer.body)).success)
    return waiting(
      'it answers, and work is late: on a first deployment until the clock comes by, see docs/operations.md#work-is-late',
    );
  // Google's own answer, in place of the function's.
  return answer?.status === 403
    ? refused(
        `${url} answers 403: the functions of ${project} are not public. docs/deploy.md#before-you-begin says how to allow it. Then delete them by npx firebase functions:delete, and run this again.`,
      )
    : null;
}

async function readJson<Shape extends z.ZodType>(
  { read }: Pick<Deployment, 'read'>,
  url: string,
  shape: Shape,
): Promise<z.infer<Shape> | null> {
  const answer = await read(url);
  const parsed = answer?.status === 200 ? shape.safeParse(parseJson(answer.body)) : null;
  return parsed?.success ? parsed.data : null;
}

/** What people meet at the app's own address: the endpoints behind it, and the settings it starts from. */
export const liveDoorStep: DeployStep = {
  name: 'The live product answers',
  async look(deployment) {
    const { project } = deployment;
    const origin = await originOf(deployment);
    const health = `${origin}/api/health`;
    const fault = await faultOf(deployment, health);
    if (fault) return fault;
    if (!(await readJson(deployment, health, healthSchema))) {
      const fallback = `https://${project}.web.app`;
      const isElsewhere =
        origin !== fallback &&
        (await readJson(deployment, `${fallback}/api/health`, healthSchema)) !== null;
      return isElsewhere
        ? refused(
            `${fallback} answers, but APP_ORIGIN is ${origin}, which does not. Connect the domain at https://console.firebase.google.com/project/${project}/hosting/sites, and run this again once it works.`,
          )
        : waiting(`no answer yet at ${health}`);
    }
    const init = await readJson(deployment, `${origin}/__/firebase/init.json`, initSchema);
    if (!init) return waiting(`no settings yet at ${origin}/__/firebase/init.json`);
    return init.projectId === project
      ? done(origin)
      : refused(
          `${origin} belongs to ${init.projectId}, not to ${project}. Set APP_ORIGIN to an address of ${project}.`,
        );
  },
};
