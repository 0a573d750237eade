import { remembered } from '../remembered.ts';
import { plainName } from './field-names.ts';

/** Which parts of a page's data its visitor is not shown, or speak of others, by their names. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const LONGEST_NAME = 60;
const LONGEST_KEY = 180;

/** Parts of the data that are not about the creator, or not for visitors. */
const SKIPPED_NAMES = words(`
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

/** Other people. */
const OTHERS =
  '(?:suggest|recommend|similar|related|trending|popular|discover|nearby|featured|top|newest|latest)\\w{0,12}(?:creators?|profiles?|users?|accounts?|people|artists?|members?|authors?|makers?)|(?:other|more)(?:creators?|people|users?|artists?|authors?|makers?)|(?:suggestion|recommendation)s?\\w{0,10}|people\\w{0,12}|you(?:may|might)\\w{0,20}|also(?:follow|like)\\w{0,10}|sponsored\\w{0,12}|promoted\\w{0,12}|ads?|advert\\w{0,12}';
const OTHERS_BLOCK = new RegExp(`^(?:${OTHERS}|(?:site|global|page)?footer)$`);

/** True for the type of a block that shows other creators or the service's own words. */
export const isOthersBlock = (type: string): boolean =>
  type !== '' && type.length <= LONGEST_NAME && OTHERS_BLOCK.test(plainName(type));

/**
 * Others too, the visitor who is signed in, what is kept back and what the service says of itself,
 * under any name.
 */
const PASSED_OVER = new RegExp(
  `^(?:${[
    OTHERS,
    '(?:viewer|visitor|guest|session|signedin|loggedin|auth(?!or)|currentuser|identit(?:y|ies)|login)\\w{0,16}|me|whoami|notionuser',
    '(?:draft|archived?|hidden|inactive|unpublished|deleted|removed|disabled|trashed|trash|expired|old|previous|prior|pending|unused|scheduled)(?:s|d)?(?:link|block|item|button|page|section|card|tile|widget|element|module|version|state|data|content)s?',
    '(?:created|owned|updated|edited|managed|submitted|invited|referred)by|lasteditedby|lastupdatedby|archive|bin|history|revisions?|versions?|audit\\w{0,10}',
    '(?:report|abuse)\\w{0,10}|help(?:center|centre|desk)|customer(?:support|care|service)|company(?:info)?|corporate|(?:site|global|page)?footer|globals?|chrome|branding|promos?|announcements?',
    '(?:app|site|user|account|platform|service|global|public|runtime|env)(?:settings|config|configuration|preferences|options)',
    '(?:testimonial|review|comment|guestbook)\\w{0,12}|inbox|conversations|messages',
    '(?:latest|recent|featured|instagram|tiktok|youtube)?(?:videos|reels|shorts|tiktoks|feed)',
    '(?:thankyou|receipt|legal|support|help|privacy|terms|cookie|consent|success|error|confirmation|admin|internal|private)\\w{0,8}(?:text|notes?|message|copy|html)',
    '(?:billing|payouts?|paypal|stripe|invoices?|tax|bank|checkout)(?:info|details|account|data|settings)?',
  ].join('|')})$`,
);
/** `getProfile(…)`, `useViewer`. */
const ASKED = /^(?:get|fetch|load|use|query|select)(?=[a-z]{2})/;

const isPassedName = (name: string) =>
  SKIPPED_NAMES.has(name) || (name.length <= LONGEST_NAME && PASSED_OVER.test(name));

function judgeKey(key: string): boolean {
  const asked = key.split('(', 1)[0] ?? '';
  const parts = asked.includes('/') ? asked.split('/', 10) : [asked];
  return parts.some((part) => {
    const name = plainName(part);
    return isPassedName(name) || (ASKED.test(name) && isPassedName(name.replace(ASKED, '')));
  });
}

/** True for a key whose part of the data is not what the creator shows: also `viewer({…})`, `/api/me`. */
export const isPassedOver = remembered((key) => key.length <= LONGEST_KEY && judgeKey(key));
