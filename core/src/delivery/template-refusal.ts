import type { TemplateFault } from '../template/render-template.ts';

const WAY_ON = 'Change it under Templates, then send again.';

/** Why no email can be made of the template for this creator, and what to do about it. */
export function templateRefusal(fault: TemplateFault): string {
  switch (fault.code) {
    case 'empty':
      return 'Your email template is empty. Write it under Templates, then send again.';
    case 'unknown_variable':
      return `Your email template holds {{${fault.variable}}}, which stands for nothing. ${WAY_ON}`;
    case 'unclosed':
      return `Your email template holds ${fault.written}, which is not a whole variable. ${WAY_ON}`;
    case 'fill_in':
      return `Your email template still says ${fault.written}. ${WAY_ON}`;
    case 'empty_variable':
      return `{{${fault.variable}}} is empty for this creator. Give it a fallback under Templates, like {{${fault.variable}|there}}, then send again.`;
  }
}
