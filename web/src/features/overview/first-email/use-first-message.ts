import type { UserAccount } from '@vibes/core/account/user-account';
import type { UserData } from '@vibes/core/account/user-data';
import type { Creator } from '@vibes/core/creator/creator';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { parseTemplate } from '@vibes/core/template/parse-template';
import { TEMPLATE_MAXIMUM, TEMPLATE_MINIMUM } from '@vibes/core/template/template-limits';
import { creatorValues } from '@vibes/core/template/template-variables';
import { useUid } from '../../../lib/live.ts';
import { faultSentence } from '../../../shared/template/fault-sentence.ts';
import { TEMPLATE_EXAMPLES } from '../../../shared/template/template-examples.ts';
import { editFilled, fillIn, textOf, type FilledPiece } from './filled-text.ts';
import { keepFirstEmail, useFirstEmailDraft } from './first-email-draft.ts';

type FirstTemplate = Pick<MessageTemplates, 'email_subject' | 'email_template'>;

/** One text of the email: filled in for the creator, edited as such, kept as a template. */
interface FirstText {
  text: string;
  pieces: FilledPiece[];
  fault: string | null;
  edit: (text: string) => void;
}

export interface FirstMessage {
  subject: FirstText;
  body: FirstText;
  /** A signature is saved, which goes below the text. */
  hasSignature: boolean;
  /** The first fault of both. */
  fault: string | null;
  /** The person changed it, and it is not saved yet. */
  isEdited: boolean;
  /** What is to be saved as the template; null when it is saved. */
  unsaved: FirstTemplate | null;
}

const TOO_SHORT = {
  email_subject: `The subject needs at least ${TEMPLATE_MINIMUM.subject} characters.`,
  email_template: `The email needs at least ${TEMPLATE_MINIMUM.body} characters.`,
};

function faultOf(field: keyof FirstTemplate, template: string): string | null {
  const size = field === 'email_subject' ? 'subject' : 'body';
  if (template.trim().length < TEMPLATE_MINIMUM[size]) return TOO_SHORT[field];
  if (template.length > TEMPLATE_MAXIMUM[size])
    return `This can have ${TEMPLATE_MAXIMUM[size].toLocaleString('en')} characters at most.`;
  const [fault] = parseTemplate(template).faults;
  return fault ? faultSentence(fault, ' in Message Templates') : null;
}

/** The email to this creator: the draft of this device, else the saved template, else the example. */
export function useFirstMessage(of: {
  account: UserAccount;
  userData: UserData;
  creator: Creator;
}): FirstMessage {
  const { account, userData, creator } = of;
  const uid = useUid();
  const { messageTemplates: saved } = userData;
  const kept = useFirstEmailDraft(uid);
  const began_from = JSON.stringify([saved.email_subject, saved.email_template]);
  const draft: Partial<FirstTemplate> = kept.began_from === began_from ? kept : {};
  const values = creatorValues(creator, account.name);
  const template: FirstTemplate = {
    email_subject: draft.email_subject ?? (saved.email_subject || TEMPLATE_EXAMPLES.email_subject),
    email_template:
      draft.email_template ?? (saved.email_template || TEMPLATE_EXAMPLES.email_template),
  };
  const textFor = (field: keyof FirstTemplate): FirstText => {
    const pieces = fillIn(template[field], values);
    return {
      text: textOf(pieces),
      pieces,
      fault: faultOf(field, template[field]),
      edit: (text) =>
        keepFirstEmail(uid, {
          state: 'open',
          ...template,
          began_from,
          [field]: editFilled(pieces, text),
        }),
    };
  };
  const [subject, body] = [textFor('email_subject'), textFor('email_template')];
  const isSaved =
    template.email_subject === saved.email_subject &&
    template.email_template === saved.email_template;
  return {
    subject,
    body,
    hasSignature: saved.email_signature !== '',
    fault: subject.fault ?? body.fault,
    isEdited: !isSaved && draft.email_template !== undefined,
    unsaved: isSaved ? null : template,
  };
}
