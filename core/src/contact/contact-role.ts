import type { FoundAddress } from './contact-candidate.ts';

/**
 * Words beside or inside an address that name its role, with how much they raise (or lower) its
 * rank as the address to propose a cooperation to.
 */
const ROLES: [number, RegExp][] = [
  [
    4,
    /collab|kollab|colab|partner|parceri|sponsor|brand|business|biz|zakelijk|geschäft|cooper|koop|kooper|werbe|werbung|promo|реклам|сотрудн|współprac|spoluprác|reklam|iş ?birliği|광고|협찬|비즈니스|合作|商务|商務|案件|仕事|influencer|ugc|deal|publi|ads\b|commercial/iu,
  ],
  [
    3,
    /manage?ment|managment|mgmt|mgr|manager|agent|agency|agentur|agence|talent|representation|represented|менедж|booking|bookings|buchung|reserva|contrat/iu,
  ],
  [2, /\b(?:pr|press|presse|prensa|media|work|inquir\w*|enquir\w*|anfragen?)\b|문의|섭외/iu],
  [1, /\b(?:hello|hi|hey|hola|hallo|info|contact\w*|kontakt|contato|mail|office|team|studio)\b/iu],
  [
    -4,
    /\b(?:support|help|helpdesk|orders?|returns?|shipping|customer\w*|service|billing|invoices?|accounting|jobs?|careers?|hr|privacy|legal|dpo|gdpr|datenschutz|webmaster|admin|abuse|security|newsletter|wholesale|tickets?|unsubscribe)\b/iu,
  ],
];

const rolesIn = (text: string): number =>
  ROLES.reduce((sum, [weight, words]) => (words.test(text) ? sum + weight : sum), 0);

/** The words right before the address in its evidence, as far as they can belong to it alone. */
function labelOf({ address, evidence }: FoundAddress): string {
  const [local = ''] = address.split('@');
  const at = evidence.toLowerCase().indexOf(local);
  const before = at < 0 ? evidence : evidence.slice(0, at);
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
  return rolesIn(local.replace(/[._+-]/g, ' ')) + rolesIn(labelOf(found));
}
