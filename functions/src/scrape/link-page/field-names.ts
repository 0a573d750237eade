import { remembered } from '../remembered.ts';

/** What services call things in their data, by the letters of the name alone. */

/** `contact_email`, `contactEmail` and `Contact-Email` are one name. */
export const plainName = remembered((key) => key.toLowerCase().replace(/[^a-z0-9]/g, ''));

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What an address is for, and what a field of it may be called beside that. */
const FOR =
  'contact|business|booking|bookings|public|primary|work|professional|mgmt|management|manager|agent|agency|press|pr|collabs?|collaborations?|inquir(?:y|ies)|enquir(?:y|ies)|partnerships?|partner|sponsors?|sponsorship|media|sales|general|creator|profile|social|my|official|main|store|page|site|shop|outreach|hire|hiring|brands?|deals?|reach|talent|artist|commercial|visible|shown';
const MAIL_CORE = new RegExp(
  `^(?:${FOR}){0,3}(?:e?mail|emails|correo)(?:for)?(?:address|addresses|url|link|href|to|value|uri|handle|id|s|me|us|${FOR}){0,3}$`,
);
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

/** Objects called so are a service's user as often as the page's owner; these fields decide. */
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

/** Where an entry keeps words that its page shows. */
const TEXT_NAMES = words(`
  bio biography description desc title subtitle headline heading header text content html body about
  aboutme aboutus caption tagline message intro introduction summary note paragraph copy blurb name
  displayname label headerbio pagetitle richtext markdown children value textcontent contents subheading
  footertext biotext profiledescription longdescription shortdescription details insert`);

/** The same address once more, in a form that is not to be written to. */
export const MASKED_NAMES = words(
  'facevalue masked maskedvalue maskedemail obfuscated hashed hash preview',
);

const TEXT_NAME =
  /(?:bio|about|text|desc|description|tagline|intro|headline|title|body|caption|html|markdown|paragraph|summary|statement|blurb|story|words|line|content)(?:html|text|md|raw|plain|short|long|value|s|1|2)?$|^(?:bio|about|tagline|intro|headline)/;
/** Words of the service, of a form, or for the owner alone. */
const NOT_SHOWN_TEXT =
  /placeholder|thank|receipt|legal|support|help|privacy|terms|cookie|consent|success|error|confirm|admin|internal|note|meta|seo|alt|default|example|sample|button|submit|footer|copyright|hint|subject|notif|toast|banner|old|prev|draft|^x/;

/** True for a field with words that its page shows: `bioText`, `about_html`. */
export const isTextName = (name: string) =>
  TEXT_NAMES.has(name) || (name.length <= 40 && TEXT_NAME.test(name) && !NOT_SHOWN_TEXT.test(name));
