import { Island } from '../../island.tsx';
import { TemplateBox } from './template-box.tsx';

/** A text to be copied, in its place within an article. */
export const TemplateBlock = ({ text }: { text: string }) => (
  <Island name="templateBox" of={TemplateBox} with={{ text }} />
);
