import type { ComponentType } from 'react';
import type { ProductSettings } from '@vibes/core/product/product-settings';

/** One section of a legal text: a heading and its content. */
export interface LegalSection {
  title: string;
  Body: ComponentType<{ settings: ProductSettings }>;
}

/** A legal text, as both legal pages show it. */
export interface LegalText {
  title: string;
  /** Its summary, in a sentence or two. */
  summary: string;
  /** The day its words were last changed: yyyy-mm-dd. */
  last_updated: string;
  sections: readonly LegalSection[];
}

/** The anchor of a section: 'Your Choices' is at '#your-choices'. */
export const anchorOf = ({ title }: Pick<LegalSection, 'title'>): string =>
  title.toLowerCase().replaceAll(' ', '-');
