import type { ComponentType } from 'react';

/** Loads a component that takes the plain data stored at its place in the page. */
export type LoadIsland = () => Promise<ComponentType<never>>;

/** Every hydrated part of the public pages, each in a chunk of its own. */
export const ISLANDS = {
  feedback: () => import('./support/feedback-form.tsx').then((m) => m.FeedbackForm),
  newsletter: () => import('./blog/newsletter/newsletter.tsx').then((m) => m.Newsletter),
  postFilter: () => import('./blog/filter/post-filter.tsx').then((m) => m.PostFilter),
  templateBox: () => import('./blog/template/template-box.tsx').then((m) => m.TemplateBox),
  bioReader: () => import('./landing/try-it/bio-reader.tsx').then((m) => m.BioReader),
  shortcutQr: () => import('./landing/steps/qr.tsx').then((m) => m.Qr),
  subscribe: () => import('./landing/pricing/subscribe.tsx').then((m) => m.Subscribe),
} satisfies Record<string, LoadIsland>;

export type IslandName = keyof typeof ISLANDS;
