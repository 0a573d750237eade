import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { WEB_MANIFEST } from './src/app/web-manifest.ts';
import { plotInEnglish, SHIMS } from './vite/app-modules.ts';
import { chunks } from './vite/chunks.ts';
import { dashboardPage } from './vite/dashboard-page.ts';

/** One build for every environment: settings are loaded at run time and are no part of it. */
export default defineConfig({
  plugins: [
    react(),
    plotInEnglish,
    chunks,
    dashboardPage,
    VitePWA({
      // The person decides when a new version takes over: a reload must not close an open form.
      registerType: 'prompt',
      injectRegister: false,
      manifest: WEB_MANIFEST,
      // The operating system fetches the pictures at installation; offline the app needs one icon.
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}', 'icons/icon-192.png'],
        // The public pages are read online: what they alone need is not cached.
        globIgnores: ['assets/site/**', 'assets/site-*.css'],
        // The worker serves the app alone, not the public pages, the API or hosting's own pages.
        navigateFallback: '/dashboard.html',
        navigateFallbackAllowlist: [/^\/dashboard(?:[/?]|$)/],
        runtimeCaching: [
          {
            urlPattern: ({ request, url }) =>
              request.mode === 'navigate' && /^\/(?:login|signup|profile)$/.test(url.pathname),
            handler: async ({ request }) =>
              (await caches.match('/app.html', { ignoreSearch: true })) ?? fetch(request),
          },
        ],
        cleanupOutdatedCaches: true,
        sourcemap: false,
      },
    }),
  ],
  resolve: { alias: SHIMS },
  build: {
    // A font as a data URL would be refused by `font-src 'self'`.
    assetsInlineLimit: 0,
    // Read by scripts/size.mjs.
    manifest: true,
    rolldownOptions: {
      input: ['app.html', 'dashboard.html', 'src/site/main.ts', 'src/site/site.css'],
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/src/site/')
            ? 'assets/site/[name]-[hash].js'
            : 'assets/[name]-[hash].js',
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/src/site/')
            ? 'assets/site/[name]-[hash].js'
            : 'assets/[name]-[hash].js',
      },
      treeshake: {
        // Drops unused objects also where they are built from parts of other objects, as Chakra's recipes are.
        propertyReadSideEffects: false,
        manualPureFunctions: [
          // Screens import constants from core files that also hold zod schemas: an unused schema is dropped.
          'z',
          // The parts of these schemas, most of them in core/src/text/stored-text.ts.
          'storedAddress',
          'storedCode',
          'storedHandle',
          'storedId',
          'storedLink',
          'storedLinks',
          'storedList',
          'storedMessageId',
          'storedSentence',
          'storedStep',
          'storedText',
          // The table of documents, of which a screen reads some.
          'documentPlace',
          // Also the part of Chakra's theme that ours does not use.
          'defineLayerStyles',
          'defineRecipe',
          'defineSemanticTokens',
          'defineSlotRecipe',
        ],
      },
    },
  },
  server: { port: 5173, strictPort: true },
});
