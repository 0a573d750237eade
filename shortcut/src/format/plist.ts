/** What a property list can hold, as far as a shortcut needs it. */
export type Plist = string | number | boolean | Plist[] | PlistDictionary;
export interface PlistDictionary {
  [key: string]: Plist;
}
