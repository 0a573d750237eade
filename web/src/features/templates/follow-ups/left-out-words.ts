import type { LeftOut } from '@vibes/core/api/follow-up-callables';

const LIST = new Intl.ListFormat('en-US');

const WHY: Record<LeftOut['reason'], string> = {
  unwatched: 'you emailed them before Replies was on, so we may have missed a reply.',
  other_mailbox: 'you emailed them from another mailbox, and we can’t see the replies there.',
  by_webhook: 'you emailed them through your webhook, and follow-ups go out through Gmail only.',
  bounced: 'your email to them came back.',
};

/** Who gets no follow-up to an email of the last 30 days, and why. */
export function leftOutWords({ reason, creators, names }: LeftOut): string {
  const more = creators - names.length;
  const others =
    more > 0 ? [more === 1 ? '1 other' : `${more.toLocaleString('en-US')} others`] : [];
  const who = LIST.format([...names, ...others]);
  return `${who} ${creators === 1 ? 'is' : 'are'} left out: ${WHY[reason]}`;
}
