import { DEFAULT_REGION } from '@vibes/core/api/region';
import { REWRITES } from '../../../functions/src/endpoints/rewrites.ts';
import type { BuiltPages } from './built-pages.ts';
import { headerRules } from './header-rules.ts';

/** Pages of the app at addresses that have no file of their own. */
const PAGES = [
  { source: '/@(login|signup|profile|phone)', destination: '/app.html' },
  { source: '/dashboard/**', destination: '/dashboard.html' },
  { source: '/blog/**', destination: '/blog/not-found.html' },
];

export const FIRESTORE_CONFIG = {
  rules: 'firestore.rules',
  indexes: 'firestore.indexes.json',
};

export const FUNCTIONS_CONFIG = [
  {
    source: 'functions/dist',
    codebase: 'default',
    configDir: 'functions',
    runtime: 'nodejs24',
    ignore: ['node_modules', '.git', '*.local', 'firebase-debug.log'],
  },
];

export const hostingPart = (pages: BuiltPages, region = DEFAULT_REGION) => ({
  public: 'web/dist',
  ignore: ['emulators.json', '**/.*', '.vite/**'],
  cleanUrls: true,
  trailingSlash: false,
  rewrites: [
    ...REWRITES.map(({ source, function: functionId }) => ({
      source,
      function: { functionId, region },
    })),
    ...PAGES,
  ],
  headers: headerRules(pages),
});

/**
 * The whole config of firebase-tools, made of the tables of functions and routes. What is used is
 * written beside `firebase.json`, since its paths resolve from there.
 */
export const firebaseConfig = (pages: BuiltPages) => ({
  firestore: FIRESTORE_CONFIG,
  functions: FUNCTIONS_CONFIG,
  hosting: hostingPart(pages),
});
