/** What a value may hold: no braces, quotes or escapes, and brackets only in pairs. */
const VALUE = /^(?:[\w\s.,#%+-]|\([\w\s.,#%+-]*\))+$/;
const NAME = /^[a-z][a-z-]*$/i;
const LOADS = /url\s*\(/i;

/** The declarations of a `style` attribute that may stand in a rule; empty when none may. */
export function safeStyle(style: string): string {
  const declarations = style.split(';').flatMap((declaration) => {
    const [name = '', ...rest] = declaration.split(':').map((part) => part.trim());
    const value = rest.join(':');
    return NAME.test(name) && VALUE.test(value) && !LOADS.test(value) ? `${name}:${value}` : [];
  });
  return declarations.join(';');
}
