import type { Creator } from '@vibes/core/creator/creator';
import type { WithHandles } from '@vibes/core/creator/handles';
import { parseTemplate } from '@vibes/core/template/parse-template';
import { renderTemplate } from '@vibes/core/template/render-template';
import { SNIPPET_NAME_LIMIT, SNIPPET_TEXT_LIMIT } from '@vibes/core/template/snippet-limits';
import type { Snippet } from '@vibes/core/template/snippet';
import { creatorValues } from '@vibes/core/template/template-variables';
import { faultSentence } from '../../../template/fault-sentence.ts';

export type ListedSnippet = Pick<Snippet, 'name' | 'text'> & { id: string };
export type Addressee = Pick<Creator, 'name' | 'platform'> & WithHandles;

/** The text for one creator. A variable without a value is left out: the person reads it before it is sent. */
export function filledSnippet(text: string, creator: Addressee, my_name: string): string {
  const optional = text.replace(/\{\{([^{}|\n]*)\}\}/g, '{{$1|}}');
  const rendering = renderTemplate(optional, creatorValues(creator, my_name));
  return rendering.ok ? rendering.text : text;
}

/** Those whose name holds what is typed, the ones that begin with it first. */
export function matchSnippets<One extends Pick<Snippet, 'name'>>(
  snippets: readonly One[],
  query: string,
): One[] {
  const wanted = query.toLowerCase();
  const at = ({ name }: One) => name.toLowerCase().indexOf(wanted);
  return snippets
    .filter((one) => at(one) !== -1)
    .toSorted((one, other) => Number(at(one) > 0) - Number(at(other) > 0));
}

/** Why a snippet cannot be saved so, by field; null for a field that is fine. */
export function snippetRefusals(
  { id, name, text }: ListedSnippet,
  snippets: readonly ListedSnippet[],
): { name: string | null; text: string | null } {
  const wanted = name.trim();
  const isTaken = snippets.some(
    (one) => one.id !== id && one.name.toLowerCase() === wanted.toLowerCase(),
  );
  const [fault] = parseTemplate(text).faults;
  return {
    name:
      (wanted === '' && 'Give the snippet a name.') ||
      (wanted.length > SNIPPET_NAME_LIMIT && `Use at most ${SNIPPET_NAME_LIMIT} characters.`) ||
      (isTaken && 'You have a snippet with this name.') ||
      null,
    text:
      (text.trim() === '' && 'Write the text.') ||
      (text.length > SNIPPET_TEXT_LIMIT &&
        `Use at most ${SNIPPET_TEXT_LIMIT.toLocaleString('en')} characters.`) ||
      (fault && faultSentence(fault)) ||
      null,
  };
}
