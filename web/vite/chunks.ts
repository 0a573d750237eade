import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

/**
 * Which modules share a file. By itself the bundler makes a chunk for each set of screens that share
 * a module: the dashboard opened with 112 of them, 95 below 3 kB. Here a file holds what a visit needs
 * together. What a public page can load stays as the bundler has it, so that no page gets the app.
 */
const fileOf = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const SITE = fileOf('site/main.ts');
const START = fileOf('main.tsx');
const ENTRANCES = ['features/sign-in/login-page.tsx', 'features/sign-in/signup-page.tsx'].map(
  fileOf,
);
const PHONE = fileOf('features/shortcut-setup/phone-page.tsx');
const SIGN_IN = fileOf('lib/firebase.ts');
const FRAME = fileOf('app/dashboard-frame.tsx');
const OVERVIEW = fileOf('features/overview/overview-page.tsx');
const DAY = fileOf('features/overview/today/live-today.tsx');

interface Links {
  imports: string[];
  later: string[];
}
/** What is left of each module's imports once unused code is dropped. */
type Graph = ReadonlyMap<string, Links>;

/** The modules of the app, and which import which, by a build that keeps them apart. */
async function readGraph(config: UserConfig): Promise<Graph> {
  const { root, resolve, build: { rolldownOptions } = {} } = config;
  const { output } = (await build({
    ...{ configFile: false, logLevel: 'error', root, resolve },
    build: {
      ...{ write: false, minify: false, reportCompressedSize: false },
      rolldownOptions: {
        ...rolldownOptions,
        preserveEntrySignatures: 'allow-extension',
        output: { preserveModules: true },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const modules = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
  const idsOf = (names: string[]) => names.flatMap((name) => modules.get(name) ?? []);
  return new Map(
    chunks.flatMap(({ moduleIds, imports, dynamicImports }) =>
      moduleIds.map((id) => [id, { imports: idsOf(imports), later: idsOf(dynamicImports) }]),
    ),
  );
}

/** The roots and all that they import; with `isLate` also what is loaded later. */
function reached(graph: Graph, roots: readonly string[], isLate = false): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const links = found.has(id) ? undefined : graph.get(id);
    if (!links) continue;
    found.add(id);
    open.push(...links.imports, ...(isLate ? links.later : []));
  }
  return found;
}

const IS_REACT = /node_modules\/(?:react|react-dom|scheduler)\//;
const IS_FIREBASE = /node_modules\/@?firebase\//;

/** The name of a module's file; null where the bundler chooses. */
function planChunks(graph: Graph): (id: string) => string | null {
  const loadedLater = new Set([...graph.values()].flatMap(({ later }) => later));
  const site = reached(graph, [SITE]);
  const islands = reached(graph, [SITE], true);
  const start = reached(graph, [START]);
  const signIn = reached(graph, [SIGN_IN]);
  const entrances = reached(graph, ENTRANCES);
  const phone = reached(graph, [PHONE]);
  const frame = reached(graph, [FRAME]);
  const dashboard = reached(graph, [FRAME, OVERVIEW]);
  const day = reached(graph, [FRAME, OVERVIEW, DAY]);
  const others = reached(
    graph,
    [...loadedLater].filter((id) => ![FRAME, OVERVIEW, DAY].includes(id)),
  );
  return (id) => {
    // What is loaded later by itself has a file of its own, named after it.
    if (loadedLater.has(id) || site.has(id) || IS_REACT.test(id)) return null;
    if (islands.has(id)) {
      const isOfDashboardAlone = dashboard.has(id) && !start.has(id) && !entrances.has(id);
      return isOfDashboardAlone && !IS_FIREBASE.test(id) ? 'shared' : null;
    }
    if (start.has(id)) return 'start';
    if (signIn.has(id)) return 'sign-in';
    if (!day.has(id)) return null;
    if (!dashboard.has(id)) return others.has(id) && !IS_FIREBASE.test(id) ? 'day' : null;
    if (entrances.has(id)) return 'entrance';
    if (phone.has(id)) return 'phone';
    if (frame.has(id)) return 'frame';
    return others.has(id) ? 'screens' : null;
  };
}

export const chunks: Plugin = {
  name: 'chunks',
  apply: 'build',
  async config(config) {
    const nameOf = planChunks(await readGraph(config));
    const codeSplitting: Rolldown.CodeSplittingOptions = {
      groups: [{ name: nameOf, includeDependenciesRecursively: false }],
    };
    return { build: { rolldownOptions: { output: { codeSplitting } } } };
  },
};
