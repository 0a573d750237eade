import { fileURLToPath } from 'node:url';
import type { Alias, Plugin } from 'vite';

const shim = (name: string) => fileURLToPath(new URL(`../src/shims/${name}.ts`, import.meta.url));

/** What the app takes in place of parts of its packages, in the build and where a part of it is tested alone. */
export const SHIMS: Alias[] = [
  // reactfire imports every Firebase product; only Firestore is used through it (34 kB gzip).
  { find: /^firebase\/(database|storage|remote-config)$/, replacement: shim('unused') },
  // Emotion and Formik import it for wrappers of components that the app does not use (1.2 kB gzip on `/login`).
  { find: /^hoist-non-react-statics$/, replacement: shim('unused') },
  // Firestore needs re2js for pipelines alone, which are not used (45 kB gzip).
  { find: /^re2js$/, replacement: shim('re2js') },
  // Chakra's theme names all its recipes, colors, blurs and ratios; ours takes recipes one by one, and none of the
  // others (1.9 kB gzip, which `/login` cannot spare).
  {
    find: /^\.\/(?:recipes|slot-recipes|tokens\/(?:colors|blurs|aspect-ratios))\.js$/,
    replacement: shim('unused'),
  },
  // Formik copies values of any kind; ours are plain (4 kB gzip).
  { find: /^lodash-es\/cloneDeep$/, replacement: shim('clone-deep') },
  { find: /^lodash-es\/clone$/, replacement: shim('clone-shallow') },
];

/**
 * uPlot writes numbers in the browser's language, and fails to load where that is none: WebKit on
 * Linux names it `C` without a locale. The app is in English everywhere.
 */
export const plotInEnglish: Plugin = {
  name: 'plot-in-english',
  transform: {
    filter: { id: /uPlot\.esm\.js$/ },
    handler: (code) => {
      const changed = code.replace('domEnv ? nav.language :', '');
      if (changed === code) throw new Error('uPlot no longer asks for the browser’s language.');
      return changed;
    },
  },
};
