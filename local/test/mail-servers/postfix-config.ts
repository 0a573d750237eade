import { mailOwner } from './dovecot-config.ts';

/**
 * A mail server that takes everything on a port of 127.0.0.1: it knows nobody at `creator.test`,
 * and puts what is for `brand.test` into the mailboxes of Dovecot.
 */
export const mainConfig = (folder: string): string => {
  const { uid, gid } = mailOwner();
  return `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/postfix.log
maillog_file_prefixes = ${folder}
myhostname = mail.creator.test
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
mydestination = creator.test
local_recipient_maps =
alias_maps =
smtpd_reject_unlisted_recipient = no
virtual_mailbox_domains = brand.test
virtual_mailbox_base = ${folder}/home
virtual_mailbox_maps = static:max@brand.test/Maildir/
virtual_uid_maps = static:${uid}
virtual_gid_maps = static:${gid}
virtual_minimum_uid = 1
`;
};

/** The services that take, queue, deliver and report; none in a changed root. */
export const masterConfig = (port: number): string =>
  `127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
local unix - n n - - local
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;
