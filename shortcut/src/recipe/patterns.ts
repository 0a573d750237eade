/**
 * A link of TikTok or Instagram, in ICU's notation, which the phone reads: out of links, one a
 * line. A link within the address of another one was not shared, and does not match.
 */
export const PROFILE_LINK =
  '(?im)^https?://(?:[a-z0-9-]+\\.)*(?:tiktok\\.com|instagram\\.com|instagr\\.am)/\\S+';

/**
 * The labels that the two apps write on lines of their own around a profile. Other languages need only
 * a longer list.
 */
const LABELS =
  `back comment contact discover edit email favorites follow followers following follows friends
  home inbox likes live message messages more photos posts profile reels reply repost saved search
  share shop subscribe tagged upload videos views`
    .split(/\s+/)
    .join('|');

/**
 * A handle on the screen: after an at sign anywhere, as TikTok shows it, or alone on its line, as
 * Instagram does. Counts ("12.5K"), the apps' own labels and the domain of an email address are none.
 */
export const HANDLE =
  '(?im)(?<=@)(?<![a-z0-9._-]@)[a-z0-9._]{2,30}' +
  `|^(?!(?:${LABELS})$)(?![0-9.,]+[kmb]?$)[a-z0-9._]{2,30}$`;

/** The product's answer as text: a JSON object with a message. Anything else is no answer. */
export const ANSWER = '(?s)^\\s*\\{.*"message".*\\}\\s*$';
