import type { ComponentType } from 'react';
import type { ProductSettings } from '../../lib/product-settings.ts';

/** One heading of a legal text and what stands under it. */
export interface LegalSection {
  title: string;
  Body: ComponentType<{ settings: ProductSettings }>;
}

/** A text that is promised or agreed, as both legal pages show it. */
export interface LegalText {
  title: string;
  /** What it comes to, in a sentence or two. */
  summary: string;
  /** The day its words were last changed: yyyy-mm-dd. */
  last_updated: string;
  sections: readonly LegalSection[];
}

/** What leads to a section: 'Your Choices' stands at '#your-choices'. */
export const anchorOf = ({ title }: Pick<LegalSection, 'title'>): string =>
  title.toLowerCase().replaceAll(' ', '-');
