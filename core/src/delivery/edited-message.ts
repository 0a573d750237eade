import { cleanLine, cleanLines } from '../template/clean-text.ts';
import { parseTemplate } from '../template/parse-template.ts';
import { BODY_MAXIMUM, SUBJECT_MAXIMUM } from '../template/template-limits.ts';

/** Subject and text of an email as a person wrote them, the footer apart. */
export interface EditedMessage {
  subject: string;
  text: string;
}

export type EditCheck = { ok: true; message: EditedMessage } | { ok: false; sentence: string };

const tooLong = (what: string, length: number, most: number): string =>
  `The ${what} has ${length.toLocaleString('en-US')} characters, and at most ${most.toLocaleString('en-US')} can be sent.`;

/** A variable or a `[fill in]` that is left in a text: in an edited email nothing is filled in any more. */
function leftIn(written: string): string | null {
  const { parts, faults } = parseTemplate(written);
  const [fault] = faults;
  if (fault) return 'variable' in fault ? `{{${fault.variable}}}` : fault.written;
  const part = parts.find((one) => 'variable' in one);
  return part && 'variable' in part ? `{{${part.variable}}}` : null;
}

/** The message as it will be sent, or the sentence that says what to change. */
export function checkEdit(written: EditedMessage): EditCheck {
  const refuse = (sentence: string): EditCheck => ({ ok: false, sentence });
  const subject = cleanLine(written.subject);
  const text = cleanLines(written.text).trimEnd();
  if (!subject) return refuse('Write a subject.');
  if (!text.trim()) return refuse('Write a text.');
  if (subject.length > SUBJECT_MAXIMUM)
    return refuse(tooLong('subject', subject.length, SUBJECT_MAXIMUM));
  if (text.length > BODY_MAXIMUM) return refuse(tooLong('text', text.length, BODY_MAXIMUM));
  const left = leftIn(subject) ?? leftIn(text);
  if (left)
    return refuse(`Replace ${left} with your own words: nothing is filled in here any more.`);
  return { ok: true, message: { subject, text } };
}
