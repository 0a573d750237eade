import { TEMPLATE_VARIABLES, type TemplateValues } from './template-variables.ts';

/** Why a template cannot be sent as it stands. */
export type TemplateFault =
  | { code: 'empty' }
  | { code: 'unknown_variable'; variable: string }
  | { code: 'empty_variable'; variable: string };

export type Rendering = { ok: true; text: string } | { ok: false; fault: TemplateFault };

const isKnown = (name: string): name is keyof TemplateValues =>
  Object.hasOwn(TEMPLATE_VARIABLES, name);

/**
 * Puts the values in place of `{{variable}}`. A rendered text holds no variable:
 * an unknown name, or a known one without a value, is a fault and nothing is rendered.
 * Values are never read as templates themselves.
 */
export function renderTemplate(template: string, values: TemplateValues): Rendering {
  if (!template.trim()) return { ok: false, fault: { code: 'empty' } };
  const faults: TemplateFault[] = [];
  const text = template.replace(/\{\{([^{}]*)\}\}/g, (_, inner: string) => {
    const name = inner.trim();
    if (!isKnown(name)) {
      faults.push({ code: 'unknown_variable', variable: name });
      return '';
    }
    const value = values[name];
    if (!value) faults.push({ code: 'empty_variable', variable: name });
    return value;
  });
  const [fault] = faults;
  return fault ? { ok: false, fault } : { ok: true, text };
}
