/** What services call things in their data, by the letters of the name alone. */

/** Data repeats a few keys thousands of times, and each is looked at from several sides. */
const knownNames = new Map<string, string>();
const MOST_KNOWN = 2000;
const LONGEST_KNOWN = 60;

/** `contact_email`, `contactEmail` and `Contact-Email` are one name. */
export function plainName(key: string): string {
  const before = knownNames.get(key);
  if (before !== undefined) return before;
  const name = key.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (knownNames.size >= MOST_KNOWN) knownNames.clear();
  if (key.length <= LONGEST_KNOWN) knownNames.set(key, name);
  return name;
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Parts of the data that are not about the creator, or not for visitors. */
export const SKIPPED_NAMES = words(`
  comments comment reviews review reviewers testimonials viewer viewers session sessions currentuser
  currentaccount loggedinuser authuser auth login credentials config configuration runtimeconfig
  publicruntimeconfig appconfig env environment i18n translations translation locale locales
  dictionary strings labels seo opengraph meta seometa experiments features featureflags flags
  analytics tracking support supportinfo legal terms privacy gdpr cookiebanner theme themes styles
  fonts buildid query scriptloader template templates placeholder placeholders example examples sample
  samples defaults notifications errors error validation permissions billing payment payments invoices
  subscription subscriptions plan plans pricing team teammembers members staff employees collaborators
  invites invitations followers following customers customer subscribers fans recommended
  recommendations suggestions suggested related relatedpages relatedprofiles discover similar people
  attendees guests sponsors orders order messagesdict nexti18next platform publisher admin admins
  moderators draft drafts archived hidden deleted unused`);

const MAIL_CORE =
  /^(?:(?:contact|business|booking|bookings|public|primary|work|professional|mgmt|management|manager|agent|agency|press|pr|collab|collabs|collaboration|inquiry|inquiries|enquiry|enquiries|partnership|partnerships|sponsor|sponsorship|media|sales|general|creator|profile|social|my|official|main|store|page|site|shop|public)?(?:e?mail|emails|correo))(?:address|addresses|url|link|href|to|contact|business|primary|public|display|booking|value|uri|handle|work|id|s)?$/;
const CONTACT_NAMES = words('contact contacts contactinfo contactvia contactaddress mailto correo');
/** Say something about an address, not the address; or the address of somebody else. */
const LOGIN_MAIL = /^(?:e?mail|emailaddress|primaryemail|mainemail|email1|emails)$/;

/** True for a field that states an address for strangers. */
export const isMailName = (name: string) =>
  name.length <= 40 && (MAIL_CORE.test(name) || CONTACT_NAMES.has(name));

/** True for a field that may as well hold the address a user signs in with. */
export const isLoginMailName = (name: string) => LOGIN_MAIL.test(name);

/** Beside these, `email` is what the user signs in with. */
const ACCOUNT_NAMES = words(`
  password passwordhash hashedpassword emailverified isemailverified emailverifiedat emailconfirmed
  emailverificationstatus token accesstoken refreshtoken idtoken apikey lastlogin
  lastloginat lastsignin lastsigninat signinmethod stripecustomerid stripeid stripeaccountid customerid
  subscriptionstatus subscriptiontier authprovider authid googleid providerdata
  twofactorenabled loginmethod billingemail marketingoptin newsletteroptin
  acceptsmarketing sessionid jwt csrftoken`);

/** Objects called so are a service's user as often as the page's owner; these fields tell. */
export const OWNER_NAMES = words('account user owner useraccount accountowner createdby updatedby');
const USER_FIELDS = words(`
  plan planname plantype tier role roles subscription timezone locale createdat updatedat
  isadmin permissions uid signupsource lastactive status settings preferences`);

/** True for an object whose plain `email` is what its user signs in with. */
export function isAccount(name: string, entries: [string, unknown][]): boolean {
  const isOwner = OWNER_NAMES.has(name);
  return entries.some(([key]) => {
    const plain = plainName(key);
    return ACCOUNT_NAMES.has(plain) || (isOwner && USER_FIELDS.has(plain));
  });
}

/** Where a typed entry keeps what it leads to. */
export const VALUE_NAMES = words(`
  url urls link links value val values href handle username data content address account text linkvalue uri
  target destination to recipient linkurl input info contact email mail identifier accountid userid
  link_url websiteurl redirecturl destinationurl actionvalue payload path`);

/** Where an entry says what it is. */
const KIND_NAMES = words(`
  type platform network kind icon iconname icontype service provider site name key label title slug
  social app channel linktype socialtype socialnetwork social_type brand id blocktype category field
  medium method contacttype actiontype action linkid platformname platformtype socialplatform appname
  socialmedia blocktypename subtype variant`);

const MAIL_KIND =
  /^(?:icon|social|fa|fas|far|lucide|mdi|link|type|contact|business|work|booking|collab|send|my|official|public|management)?(?:e?mail|emails|envelope|gmail|mailto)(?:address|link|button|icon|me|us|url|to|contact|contacts|outline|open|solid|profile|alt|business)?$/;
const HANDLE_KIND =
  /^(?:icon|social|fa|fab|link|type)?(tiktok|instagram|insta|ig)(?:link|icon|profile|url|username|handle|account|name)?$/;

export type EntryKind = 'mail' | 'tiktok' | 'instagram' | null;

const PLATFORMS: Record<string, 'tiktok' | 'instagram'> = {
  tiktok: 'tiktok',
  instagram: 'instagram',
  insta: 'instagram',
  ig: 'instagram',
};

/** The platform a field is about: `tiktok`, `instagramHandle`, `ig_username`. */
export const platformOf = (name: string) =>
  name.length <= 40 ? (PLATFORMS[HANDLE_KIND.exec(name)?.[1] ?? ''] ?? null) : null;

/** What an entry of a list is, by its own type, icon or title. */
export function entryKind(entries: [string, unknown][]): EntryKind {
  for (const [key, value] of entries) {
    if (typeof value !== 'string' || value.length > 40 || !KIND_NAMES.has(plainName(key))) continue;
    const name = plainName(value);
    if (MAIL_KIND.test(name)) return 'mail';
    const platform = platformOf(name);
    if (platform) return platform;
  }
  return null;
}

/** Where an entry keeps words that its page shows. */
export const TEXT_NAMES = words(`
  bio biography description desc title subtitle headline heading header text content html body about
  aboutme aboutus caption tagline message intro introduction summary note paragraph copy blurb name
  displayname label headerbio pagetitle richtext markdown children value textcontent contents subheading
  footertext biotext profiledescription longdescription shortdescription details insert`);

/** The same address once more, in a form that is not to be written to. */
export const MASKED_NAMES = words(
  'facevalue masked maskedvalue maskedemail obfuscated hashed hash preview',
);
