/** Days of the week, 0 for Sunday. */
const SATURDAY_SUNDAY = [6, 0];
const FRIDAY_SATURDAY = [5, 6];
const FRIDAY = [5];

/**
 * Time zones whose country rests on other days than Saturday and Sunday, after the weekend table of
 * CLDR (https://github.com/unicode-org/cldr/blob/main/common/supplemental/supplementalData.xml).
 */
const OTHERS: Readonly<Record<string, readonly number[]>> = {
  'Africa/Algiers': FRIDAY_SATURDAY,
  'Africa/Cairo': FRIDAY_SATURDAY,
  'Africa/Khartoum': FRIDAY_SATURDAY,
  'Africa/Tripoli': FRIDAY_SATURDAY,
  'Asia/Aden': FRIDAY_SATURDAY,
  'Asia/Amman': FRIDAY_SATURDAY,
  'Asia/Baghdad': FRIDAY_SATURDAY,
  'Asia/Bahrain': FRIDAY_SATURDAY,
  'Asia/Damascus': FRIDAY_SATURDAY,
  'Asia/Dhaka': FRIDAY_SATURDAY,
  'Asia/Gaza': FRIDAY_SATURDAY,
  'Asia/Hebron': FRIDAY_SATURDAY,
  'Asia/Jerusalem': FRIDAY_SATURDAY,
  'Asia/Kabul': [4, 5],
  'Asia/Kuwait': FRIDAY_SATURDAY,
  'Asia/Muscat': FRIDAY_SATURDAY,
  'Asia/Qatar': FRIDAY_SATURDAY,
  'Asia/Riyadh': FRIDAY_SATURDAY,
  'Asia/Tehran': FRIDAY,
  'Asia/Tel_Aviv': FRIDAY_SATURDAY,
  'Indian/Maldives': FRIDAY_SATURDAY,
  Israel: FRIDAY_SATURDAY,
};

/** The days off in a time zone's country, 0 for Sunday. */
export const weekendOf = (time_zone: string): readonly number[] =>
  OTHERS[time_zone] ?? SATURDAY_SUNDAY;
