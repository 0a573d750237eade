/** What the shortcut is called on the phone, and by what it speaks. */
export const NAME = 'Vibes Outreach';
