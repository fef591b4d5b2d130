/** Signs of fraud: notes for the office. */
export const officeSigns = {
  title: 'Signs of fraud',
  hint: 'A sign is a note, not proof. Families share phones, and a new worker often has one loyal customer. Nothing happens to an account because of a sign: look, ask, and decide on the person’s page.',
  states: { label: 'State of the signs', open: 'Not looked at', looked_at: 'Looked at' },
  deleted: 'a deleted account',
  kinds: {
    shared_device: '{one} and {other} use the same phone. Between them: {acts}.',
    only_each_other: '{other} has reviews only from {one}, and {one} has reviewed no one else: {acts}.',
    many_claims: '{one} reported {claims} in {visits}: {percent}% of visits, compared with {norm}% usually.',
  },
  acts: {
    bookings: { one: '{count} booking', other: '{count} bookings' },
    reviews: {
      one: '{count} review ({five} with five stars)',
      other: '{count} reviews ({five} with five stars)',
    },
    referrals: { one: '{count} invitation', other: '{count} invitations' },
    claims: { one: '{count} no-show', other: '{count} no-shows' },
    visits: { one: '{count} visit', other: '{count} visits' },
  },
  newest: 'Latest on {moment}.',
  lookedAt: '{name} looked at it on {moment}.',
  again: 'Something new has happened since {name} looked at it on {moment}.',
  act: {
    label: 'Mark as looked at',
    effect: 'The sign leaves the list. It comes back only if something new happens between the two.',
    field: 'What you found',
    done: 'Marked as looked at.',
  },
};
