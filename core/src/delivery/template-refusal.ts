import type { TemplateFault } from '../template/render-template.ts';

const WAY_ON = 'Change it in Message Templates, then send again.';

/** Why no email can be made of the template for this creator, and what to do about it. */
export function templateRefusal(fault: TemplateFault): string {
  switch (fault.code) {
    case 'empty':
      return 'Your email template is empty. Write it in Message Templates, then send again.';
    case 'unknown_variable':
      return `Your email template uses {{${fault.variable}}}, which isn’t a template variable. ${WAY_ON}`;
    case 'unclosed':
      return `Your email template has ${fault.written}, which is an incomplete variable. ${WAY_ON}`;
    case 'fill_in':
      return `Your email template still says ${fault.written}. ${WAY_ON}`;
    case 'empty_variable':
      return `{{${fault.variable}}} is empty for this creator. Add a fallback in Message Templates, like {{${fault.variable}|there}}, then send again.`;
  }
}
