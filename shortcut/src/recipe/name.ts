/** The shortcut's name on the phone, also the title of its messages. */
export const NAME = 'Vibes Outreach';
