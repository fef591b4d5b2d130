/** The mailbox that an address reaches: `asha+2@…` is the same person as `asha@…`, and Gmail reads no dots. */
export const mailboxOf = (email: string): string => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const [mailbox = ''] = name.split('+');
  return host === 'gmail.com' || host === 'googlemail.com'
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${host}`;
};
