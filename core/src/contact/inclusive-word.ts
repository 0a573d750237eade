import { isLabelled, type AddressParts } from './address-parts.ts';
import { hasCueRightBefore } from './mail-cues.ts';

/** A sentence begins behind the word without a space: `tod@s.Info`, in German `Freund@innen.De`. */
const HOST = /^(?:s|in|innen)\.\p{L}+$/u;
/** The words most often written so, in Spanish, Catalan, Portuguese and Italian, without their ending. */
const STEMS =
  /^(?:l|un|algun|tod|tot|much|poc|otr|est|es|ell|nosotr|vosotr|amig|chic|ni[nñ]|hij|herman|prim|t[ií]|abuel|novi|vecin|compa[nñ]er|alumn|maestr|profesor|seguidor|suscriptor|lector|emprendedor|bienvenid|benvingud|bem-vind|querid|interesad|invitad|enamorad|ciudadan|latin|mexican|argentin|menin|tutt|ragazz|car)$/iu;

/**
 * True for a word whose @ stands for o and a (`amig@s.Es`). Hosts of the letter s exist (`s.de`):
 * an address there counts when it is no such word, its ending is in small letters, and it is the
 * whole text or has a label before it.
 */
export function isInclusiveWord(parts: AddressParts): boolean {
  const { text, name, host } = parts;
  if (!HOST.test(host.domain) || !/^[\p{L}-]+$/u.test(name.local)) return false;
  const written = text.slice(name.start, host.end);
  if (STEMS.test(name.local) || !written.endsWith(host.domain)) return true;
  const isAlone = text.trim() === written;
  return !isAlone && !isLabelled(parts) && !hasCueRightBefore(text, name.start);
}
