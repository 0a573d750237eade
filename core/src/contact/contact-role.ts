import type { FoundAddress } from './contact-candidate.ts';

/**
 * Words beside or inside an address that name its role, with how much they raise (or lower) its
 * rank as the address to propose a cooperation to.
 */
const ROLES: [number, RegExp][] = [
  [
    4,
    /collab|kollab|colab|partner|parceri|sponsor|brand|business|biz|zakelijk|geschäft|cooper|koop|kooper|werbe|werbung|promo|реклам|сотрудн|współprac|spoluprác|reklam|iş ?birliği|광고|협찬|비즈니스|合作|商务|商務|案件|仕事|influencer|ugc|deal|publi\b|\bads\b|commercial|marcas|marken|merken|marques|aziende|empresas|unternehmen/iu,
  ],
  [
    3,
    /manage?ment|managment|mgmt|mgr|manager|agent|agency|agentur|agence|talent|representation|represented|менедж|booking|bookings|buchung|reserva|contrat/iu,
  ],
  [2, /\b(?:pr|press|presse|prensa|media|work|inquir\w*|enquir\w*|anfragen?)\b|문의|섭외/iu],
  [1, /\b(?:hello|hi|hey|hola|hallo|info|contact\w*|kontakt|contato|mail|office|team|studio)\b/iu],
  // For customers of the creator.
  [
    -3,
    /\b(?:bridal|weddings?|brides?|clients?|appointments?|appts?|patients?|students?|tables?|classes|lessons|parties|listings?|events?|catering|orders|corsi|cursos|kurse|cours|citas|matr[ií]culas?)\b/iu,
  ],
  [
    -4,
    /\b(?:support|help|helpdesk|orders?|returns?|shipping|customer\w*|service|billing|invoices?|accounting|jobs?|careers?|hr|privacy|legal|dpo|gdpr|datenschutz|webmaster|admin|abuse|security|newsletter|wholesale|warranty|tickets?|unsubscribe)\b/iu,
  ],
];

const rolesIn = (text: string): number =>
  ROLES.reduce((sum, [weight, words]) => (words.test(text) ? sum + weight : sum), 0);

/** The words right before the address in its evidence, as far as they can belong to it alone. */
function labelOf({ address, evidence }: FoundAddress): string {
  const [local = '', domain = ''] = address.split('@');
  const text = evidence.toLowerCase();
  const whole = text.indexOf(address);
  // Where its signs are spelled out, its name is in front of its host's.
  const host = text.lastIndexOf(domain.split('.', 1)[0] ?? '');
  const at = whole >= 0 ? whole : text.lastIndexOf(local, Math.max(0, host));
  // The address in front of it, whose host may hold such words too, is no label.
  const before = (at < 0 ? text : text.slice(0, at)).replace(/\S{0,64}@\S{1,253}/gu, '|');
  return (
    before
      .split(/[|•/;,\n@]|\.\s/u)
      .at(-1)
      ?.slice(-40) ?? ''
  );
}

/** How fit an address is for a proposal, by its name and the label before it. Higher is fitter; 0 says nothing. */
export function contactRole(found: FoundAddress): number {
  const [local = ''] = found.address.split('@');
  return rolesIn(`${labelOf(found)} ${local.replace(/[._+-]/g, ' ')}`);
}
