/** Who runs the parts of a mail server, and whom the mail belongs to: never root. */
interface Owner {
  uid: number;
  gid: number;
}

/** `nobody`, where the process may become anybody, else the person. */
export const mailOwner = (): Owner => {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  return uid === 0 ? { uid: 65_534, gid: 65_534 } : { uid, gid };
};

/** Who runs a server without root. */
export interface Person {
  user: string;
  group: string;
}

/** Without root no other user can be taken, and no folder be locked in. */
const asPerson = ({ user, group }: Person) => `
default_login_user = ${user}
default_internal_user = ${user}
default_internal_group = ${group}
service imap-login {
  chroot =
}
service anvil {
  chroot =
}
`;

/**
 * An IMAP server on a port of 127.0.0.1 with all its files in one folder: any user, one password,
 * and the folders of an ordinary mail server. `person`: who runs it, if not root.
 */
export const dovecotConfig = (input: {
  folder: string;
  port: number;
  password: string;
  person: Person | null;
}): string => {
  const { folder, port, password, person } = input;
  const { uid, gid } = mailOwner();
  return `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/dovecot.log
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
mail_location = maildir:~/Maildir
first_valid_uid = 1
first_valid_gid = 1
${person === null ? '' : asPerson(person)}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/home/%u
}
namespace inbox {
  inbox = yes
  separator = /
  mailbox Sent {
    auto = subscribe
    special_use = \\Sent
  }
  mailbox Junk {
    auto = subscribe
    special_use = \\Junk
  }
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;
};
