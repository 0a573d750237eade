/** The import rules of ARCHITECTURE.md, as a check. */
const sdkHome = (name, sdk, home) => ({
  name,
  comment: `One home per SDK: ${sdk} lives in ${home}.`,
  severity: 'error',
  from: { path: '^functions/src', pathNot: home },
  to: { path: sdk },
});

/** Folders of functions/src that have a rule of their own, or may import everything. */
const LAYERS = 'adapters|api|endpoints|jobs|platform|ports|scrape|steps|sweep|wiring';
/** A workflow's folder, by exclusion: a new folder is one until it is named above. */
const WORKFLOW = `^functions/src/(?!(?:${LAYERS})/)([^/]+)/`;

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'all-resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-barrels',
      comment: 'Import from the file that defines it.',
      severity: 'error',
      from: { pathNot: '^functions/build' },
      to: { path: '^(core|functions|web|shortcut|local)/src/.+/index\\.tsx?$' },
    },
    {
      name: 'the-product-knows-no-test',
      comment:
        'Models, fakes and helpers of tests live in test/, beside src/; the product imports none.',
      severity: 'error',
      from: {
        path: '^(core|functions|web|shortcut|local)/(src|bin)/',
        // These measure the workflows in memory.
        pathNot: '^local/src/(bench|inbound)/',
      },
      to: { path: '^((core|functions|web|shortcut|local)/test|e2e)/' },
    },
    {
      name: 'core-is-pure',
      comment: 'core imports core and libraries that need no platform.',
      severity: 'error',
      from: { path: '^core/src' },
      to: {
        pathNot: [
          '^core/src',
          'node_modules/(zod|tldts|tldts-core|entities|date-fns|@date-fns/tz)/',
        ],
      },
    },
    {
      name: 'web-stays-in-the-browser',
      severity: 'error',
      from: { path: '^web/src' },
      to: {
        path: [
          '^functions/',
          '^local/',
          '^shortcut/',
          'node_modules/(firebase-admin|firebase-functions|stripe|nodemailer|imapflow|undici|cheerio)/',
        ],
      },
    },
    {
      name: 'the-browser-loads-no-shapes',
      comment:
        'The browser reads documents through places.ts: their schemas would double what it loads.',
      severity: 'error',
      from: { path: '^web/src' },
      to: { path: '^core/src/firestore/document(s|-kind)\\.ts$' },
    },
    {
      name: 'the-server-stays-on-the-server',
      severity: 'error',
      from: { path: '^functions/src' },
      to: { path: '^(web|shortcut|local|e2e)/' },
    },
    {
      name: 'the-shortcut-knows-core-only',
      comment: 'shortcut imports core, the property list libraries and Node.',
      severity: 'error',
      from: { path: '^shortcut/src' },
      to: {
        pathNot: ['^core/src', '^shortcut/src', 'node_modules/(bplist-creator|bplist-parser)/'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'the-shortcut-knows-no-phone',
      comment: 'The compiled shortcut does not import the phone model that the tests run it on.',
      severity: 'error',
      from: { path: '^shortcut/src/', pathNot: '^shortcut/src/phone/' },
      to: { path: '^shortcut/src/phone/' },
    },
    {
      name: 'ports-know-core-only',
      comment: 'Ports import core, AppError and the types of pages and readings.',
      severity: 'error',
      from: { path: '^functions/src/ports/' },
      to: {
        pathNot: [
          '^core/src',
          '^functions/src/ports/',
          '^functions/src/platform/app-error',
          '^functions/src/scrape/(page-(source|read)|profile/profile-page-read)\\.ts$',
        ],
      },
    },
    {
      name: 'steps-know-ports-only',
      comment: 'Steps that workflows share import core, ports and AppError.',
      severity: 'error',
      from: { path: '^functions/src/steps/' },
      to: {
        pathNot: [
          '^core/src',
          '^functions/src/(ports|steps)/',
          '^functions/src/platform/app-error',
        ],
      },
    },
    {
      name: 'sweep-knows-ports-only',
      comment: 'What all sweeps share imports core, ports, steps and the calendar.',
      severity: 'error',
      from: { path: '^functions/src/sweep/' },
      to: {
        pathNot: ['^core/src', '^functions/src/(ports|steps|sweep)/', 'node_modules/date-fns/'],
      },
    },
    {
      name: 'workflows-know-steps-and-ports-only',
      comment:
        'A workflow, which is any folder of functions/src without a rule of its own, imports core, steps, ports, scrape, what sweeps share, the step of jobs and AppError.',
      severity: 'error',
      from: { path: WORKFLOW },
      to: {
        pathNot: [
          '^core/src',
          '^functions/src/(steps|ports|scrape|sweep)/',
          '^functions/src/jobs/(job-kind|run-job|run-at-once)\\.ts$',
          '^functions/src/platform/app-error',
          '^functions/src/$1/',
          // The turn of other work between two messages: no port could stand for it.
          '^timers/promises$',
        ],
      },
    },
    {
      name: 'steps-do-not-import-steps',
      comment:
        'Only run-*.ts and *-job.ts import the steps of their folder; types of a step may be imported anywhere. A step that two workflows need moves to steps/.',
      severity: 'error',
      from: { path: `${WORKFLOW}(?!run-)(?![^/]+-job\\.ts$)[^/]+$` },
      to: { path: '^functions/src/$1/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-wiring-sees-adapters',
      severity: 'error',
      from: {
        path: '^functions/src',
        pathNot: ['^functions/src/wiring', '^functions/src/adapters'],
      },
      to: { path: '^functions/src/adapters' },
    },
    {
      name: 'scrape-is-pure',
      severity: 'error',
      from: { path: '^functions/src/scrape' },
      to: { pathNot: ['^core/src', '^functions/src/scrape', 'node_modules/cheerio/', '^url$'] },
    },
    sdkHome('cheerio-in-scrape', 'node_modules/cheerio/', '^functions/src/scrape'),
    sdkHome('nodemailer-in-gmail', 'node_modules/nodemailer/', '^functions/src/adapters/gmail'),
    sdkHome('imapflow-in-imap', 'node_modules/imapflow/', '^functions/src/adapters/imap'),
    sdkHome('stripe-in-stripe', 'node_modules/stripe/', '^functions/src/adapters/stripe'),
    sdkHome('notion-in-notion', 'node_modules/@notionhq/', '^functions/src/adapters/notion'),
    sdkHome(
      'admin-in-its-adapters',
      'node_modules/firebase-admin/',
      '^functions/src/adapters/(auth|firestore|tasks)',
    ),
    {
      name: 'features-are-islands',
      comment: 'A web feature never imports another; app composes them.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/(features|app)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'rooms-do-not-look-up',
      comment:
        'A folder in a feature, or in what is shared, imports no file of the folder above it.',
      severity: 'error',
      from: {
        path: '^web/src/((?:features|shared)/.+)/[^/]+/[^/]+$',
        pathNot: '^web/src/shared/delivery/',
      },
      to: { path: '^web/src/$1/[^/]+$' },
    },
    {
      name: 'lib-and-theme-know-no-screen',
      comment: 'Of the components only the toast is imported: a save shows its result in it.',
      severity: 'error',
      from: { path: '^web/src/(lib|theme)/' },
      to: {
        path: '^web/src/(app|components|features|shared)/',
        pathNot: '^web/src/components/(notice|toaster)\\.',
      },
    },
    {
      name: 'public-pages-stand-alone',
      comment:
        'The public pages import lib, theme and core: no Chakra, no router, nothing of the app.',
      severity: 'error',
      from: { path: '^web/src/site/' },
      to: {
        path: [
          '^web/src/(app|components|features|shared)/',
          'node_modules/(@chakra-ui|@emotion|react-router-dom|reactfire)/',
        ],
      },
    },
    {
      name: 'the-app-knows-no-public-page',
      severity: 'error',
      from: { path: '^web/src/(app|components|features|lib|shared|theme)/' },
      to: { path: '^web/src/site/' },
    },
    {
      name: 'shared-knows-no-screen',
      comment: 'Features import shared, never the reverse.',
      severity: 'error',
      from: { path: '^web/src/shared/' },
      to: { path: '^web/src/(app|features)/' },
    },
    {
      name: 'components-know-no-subject',
      comment: 'Components belong to no subject.',
      severity: 'error',
      from: { path: '^web/src/components/' },
      to: { path: '^web/src/(app|features|shared)/' },
    },
    {
      name: 'components-and-shared-know-no-firebase',
      severity: 'error',
      from: { path: '^web/src/(components|shared)/' },
      to: { path: 'node_modules/(firebase|@firebase|reactfire)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.(test|contract)\\.tsx?$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
