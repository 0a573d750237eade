import { plainName } from './field-names.ts';

type Entries = [string, unknown][];
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const SHOWN = words(`
  enabled isenabled visible isvisible display isdisplayed displayed active isactive published
  ispublished public ispublic show isshown shown showonprofile showonpage showlink on visibility
  ison available isavailable`);
const NOT_SHOWN = words(`
  hidden ishidden hide disabled isdisabled archived isarchived deleted isdeleted draft isdraft locked
  islocked private isprivate inactive isinactive removed isremoved unpublished suspended issuspended
  expired isexpired paused ispaused trashed deletedat archivedat removedat hiddenat disabledat
  passwordprotected ispasswordprotected islinklocked`);
/** The same in other words, with where it is shown: `visibleOnProfile`, `showToVisitors`. */
const SHOWN_ANYWHERE =
  /^(?:is|are)?(?:enabled|active|visible|displayed|published|shown?)(?:on|in|to|for|at)\w{2,16}$/;
/** Of a link that it is shown; of a person something else: a stream that runs, a name in a directory. */
const LINK_SHOWN = words('live islive listed islisted online isonline toggled istoggled');
const LINK_NOT_SHOWN = words('unlisted isunlisted muted ismuted invisible isinvisible off isoff');
const STATES = words(`
  status state visibility publishstate publishstatus publicationstatus linkstatus access accesslevel
  mode stage phase lifecycle audience shownto visibleto toggle switch`);
const OUT_OF_SIGHT = words(`
  draft inactive hidden hide private disabled archived deleted unpublished expired scheduled removed
  suspended off paused trash trashed none locked false invisible notlive notpublished pending inreview
  rejected owner owneronly onlyme self members membersonly subscribers subscribersonly followers
  followersonly paid internal staff`);

const NO = words('false 0 no off none hidden private');
const YES = words('true 1 yes on');

const isNo = (value: unknown) =>
  value === false || value === 0 || (typeof value === 'string' && NO.has(value.toLowerCase()));
/** A flag, or the time something was done. */
const isYes = (name: string, value: unknown) =>
  value === true ||
  value === 1 ||
  (typeof value === 'string' &&
    (YES.has(value.toLowerCase()) || (name.endsWith('at') && value.length > 5)));

const STARTS = words(`
  startsat startat startdate starttime start publishat publishfrom visiblefrom availablefrom goliveat
  scheduledat scheduledfor schedulestart showafter showfrom activefrom validfrom`);
const ENDS = words(`
  endsat endat enddate endtime end expiresat expireat expires expiration expirationdate expirydate
  expiry validuntil validto visibleuntil availableuntil unpublishat hideat hideafter scheduleend
  showuntil activeuntil until activeto`);

function timeOf(value: unknown): number | null {
  if (typeof value === 'number' && value > 1e9) return value > 1e11 ? value : value * 1000;
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : time;
}

/** True outside the time an entry is shown. */
function isOutOfTime(entries: Entries, now: Date): boolean {
  return entries.some(([key, value]) => {
    const name = plainName(key);
    const isEnd = ENDS.has(name);
    const time = isEnd || STARTS.has(name) ? timeOf(value) : null;
    if (time === null) return false;
    return isEnd ? time < now.getTime() : time > now.getTime();
  });
}

const holdsList = (entries: Entries) =>
  entries.some(([, value]) => Array.isArray(value) && value.length > 0);

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isScheduledAway(entries: Entries, now: Date): boolean {
  // Only what can be clicked has times of its own; an account's dates say nothing of the page.
  if (holdsList(entries)) return false;
  if (isOutOfTime(entries, now)) return true;
  return entries.some(
    ([key, value]) =>
      /^schedul/i.test(key) && isPlainObject(value) && isOutOfTime(Object.entries(value), now),
  );
}

const hasGate = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  return isPlainObject(value) && Object.values(value).some(hasGate);
};

const isOutOfSight = (value: unknown) =>
  typeof value === 'string' && value.length < 40 && OUT_OF_SIGHT.has(plainName(value));

const isFlagged = (entries: Entries): boolean =>
  entries.some(([key, value]) => {
    const name = plainName(key);
    if ((SHOWN.has(name) || SHOWN_ANYWHERE.test(name)) && isNo(value)) return true;
    if (NOT_SHOWN.has(name) && isYes(name, value)) return true;
    if (name === 'gate' || name === 'gates') return hasGate(value);
    if (name === 'rules' && isPlainObject(value) && 'gate' in value) return hasGate(value.gate);
    return STATES.has(name) && isOutOfSight(value);
  });

/** Where an entry keeps its switches. */
const SWITCHES = words('settings state status options visibility display flags config meta');

/** What hides a single link: its own words for it, and switches kept apart. */
const isLinkAway = (entries: Entries): boolean =>
  entries.some(([key, value]) => {
    const name = plainName(key);
    if (LINK_SHOWN.has(name)) return isNo(value);
    if (LINK_NOT_SHOWN.has(name)) return isYes(name, value);
    return SWITCHES.has(name) && isPlainObject(value) && isFlagged(Object.entries(value));
  });

/** True for an entry that its owner does not show to every visitor: switched off, locked, a draft, out of its time. */
export function isHiddenData(entries: Entries, now: Date): boolean {
  if (isFlagged(entries) || isScheduledAway(entries, now)) return true;
  return !holdsList(entries) && isLinkAway(entries);
}

const MAIL_SHOWN =
  /^(?:show|display|is|public|enable|expose)\w{0,12}e?mail\w{0,12}$|^e?mail(?:address)?(?:is)?(?:visible|public|enabled|shown|displayed|active)$/;
const MAIL_HIDDEN =
  /^(?:hide|hidden)e?mail\w{0,10}$|^(?:is)?e?mail(?:address)?(?:is)?(?:hidden|private|disabled)$/;

/** True where an entry's own flags keep its address from visitors. */
export function isMailHidden(entries: Entries): boolean {
  return entries.some(([key, value]) => {
    const name = plainName(key);
    if (MAIL_HIDDEN.test(name)) return isYes(name, value);
    if (/^e?mail(?:address)?(?:visibility|privacy)$/.test(name)) return isNo(value);
    return MAIL_SHOWN.test(name) && !/verified|confirm/.test(name) && isNo(value);
  });
}

const FORM_KIND =
  /(?:^|_)(?:forms?|sign_?up|subscribe|subscription|newsletter|mailing(?:_?list)?|capture|data_?capture|opt_?in|waitlist|leads?(?!_magnet)|lead_?gen|collect(?:or)?|contact_?form|audience|sms|mail_?chimp|convert_?kit|klaviyo|beehiiv|substack|flodesk|mailer_?lite)(?:_|$)/;
const KIND_FIELDS = words(
  'type blocktype kind component widget module moduletype typename blocktypename template linktype widgettype',
);
const FORM_FIELDS = words(`
  placeholder inputplaceholder emailplaceholder placeholdertext submittext submitlabel submitbuttontext
  successmessage successtext thankyoumessage thankyou calltoactionlabel listid audienceid mailinglistid
  mailchimplistid formid doubleoptin collectemail collectphone`);

/** What only a field of a form says of itself. */
const FIELD_MARKS = words('required isrequired autocomplete inputmode minlength maxlength');

const snake = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[^a-z0-9]+/gi, '_')
    .toLowerCase();

/** True for a form: the addresses there are those it asks for, sends to, or shows as an example. */
export function isForm(entries: Entries): boolean {
  return entries.some(([key, value]) => {
    const name = plainName(key);
    if (FIELD_MARKS.has(name)) return true;
    if (FORM_FIELDS.has(name)) return value !== null && value !== '' && value !== false;
    const isKind = KIND_FIELDS.has(name) && typeof value === 'string' && value.length < 60;
    return isKind && FORM_KIND.test(snake(value));
  });
}
