import type { QueueName } from '#lib/features/office/contracts/office.ts';
import type { Right, Role } from '#lib/platform/contract/actor.ts';

/** Texts of one office action: its name, effect, text field and confirmation. */
export interface ActWords {
  readonly label: string;
  readonly effect: string;
  readonly field: string;
  readonly done: string;
}

export const office = {
  title: 'Office',
  parts: {
    label: 'Office sections',
    overview: 'Overview',
    queues: 'Queues',
    find: 'Find',
    records: 'Records',
  },
  roles: { customer: 'Customer', worker: 'Worker', broker: 'Agency', admin: 'Admin' } satisfies Record<
    Role,
    string
  >,
  rights: {
    reader: 'Reader: can view, can’t change anything',
    agent: 'Agent: handles the queues',
    lead: 'Lead: also pauses accounts and manages admins',
  } satisfies Record<Right, string>,
  none: 'Nothing here.',
  more: 'Show more',
  moreFailed: 'Couldn’t load more. Try again.',
  secondFactor: {
    title: 'Turn on two-factor authentication',
    hint: 'To open the office, protect your account with an authenticator app first.',
    action: 'Go to Privacy & Security',
  },
  overview: {
    today: 'Today, {day}',
    requests: 'Unanswered requests',
    running: 'Visits in progress',
    overdue: 'Visits running late',
    missedWords: 'Searches with no results',
    bookings: 'Today’s bookings',
    newPeople: 'New sign-ups today',
    waiting: 'Waiting for you',
    delivery: 'Email and push',
    rows: '{waiting} waiting, {givenUp} failed',
    health: 'Servers and database',
    servers: 'Servers running',
    database: 'Database response time',
    milliseconds: '{count} ms',
  },
  queues: {
    papers: 'ID documents',
    verification: 'Verification',
    overdue: 'Overdue visits',
    reports: 'Reports',
    complaints: 'Complaints about bookings',
    claims: 'No-show claims',
    appeals: 'Appeals',
    returns: 'Possible returns',
    topUps: 'Top-ups',
    letters: 'Support messages',
    feedback: 'Feedback',
  } satisfies Record<QueueName, string>,
  queue: {
    choose: 'Queue',
    empty: 'Nothing is waiting here.',
    since: 'Waiting since {when}',
    due: 'Due by {when}',
    overdue:
      'This visit should be over by now. Ask both sides what happened: their phone numbers are on their pages. If neither side ends it, it ends automatically.',
    list: 'Waiting items, oldest first',
    keys: 'J and K move through the list, 1 and 2 choose an action, Ctrl+Enter confirms it, Esc goes back.',
    back: 'Back to the list',
    from: 'From {name}',
    about: 'About {name}',
    quote: 'Reported message',
    evidence: 'Evidence for the pause',
    guest: 'Guest',
    person: 'Open profile: {name}',
    booking: 'Open booking',
    against: {
      customer: 'Customer reported absent',
      worker: 'Worker reported absent',
    },
    fresh: 'Show new items',
  },
  act: { cancel: 'Leave as is', missing: 'Please fill this in.', optional: '(optional)' },
  acts: {
    verify: {
      label: 'Verify',
      effect: 'The profile shows “Verified”, and the worker ranks above unverified ones.',
      field: 'Reason, such as the documents you saw',
      done: 'Worker verified.',
    },
    unverify: {
      label: 'Remove verification',
      effect: 'The profile no longer shows “Verified”. You can verify the worker again.',
      field: 'Reason',
      done: 'Verification removed.',
    },
    pause: {
      label: 'Pause account',
      effect:
        'With notice, the account works as usual for 14 days. After that, or right away, it can do little more than read the reason and appeal. Its bookings end without a fee, and the other side is notified.',
      field: 'Evidence (the owner sees this word for word)',
      done: 'Pause set. The owner has been notified.',
    },
    unpause: {
      label: 'Lift pause',
      effect:
        'The account works as before, and the owner is notified. Bookings that were cancelled stay cancelled.',
      field: 'Reason',
      done: 'Pause lifted.',
    },
    liftPause: {
      label: 'Lift the pause',
      effect:
        'The account works as before, and the owner sees your answer. Bookings that were cancelled stay cancelled.',
      field: 'Answer to the owner',
      done: 'Pause lifted.',
    },
    keepPause: {
      label: 'Keep the pause',
      effect: 'The owner sees your answer. They can’t appeal this pause again.',
      field: 'Answer to the owner',
      done: 'The pause stays. The owner has been notified.',
    },
    grantPapers: {
      label: 'Approve documents',
      effect:
        'The profile shows “Verified”, and the worker is notified. The documents are deleted in 30 days.',
      field: 'What you compared',
      done: 'Worker verified.',
    },
    refusePapers: {
      label: 'Reject documents',
      effect:
        'The worker sees the reason and can send new photos. These are deleted in 30 days, an Aadhaar card right away.',
      field: 'Note for the office',
      done: 'Documents rejected. The worker has been notified.',
    },
    hideReview: {
      label: 'Hide review',
      effect:
        'Only its author can still see it. It no longer counts towards the rating, the author sees your reason, and the report is closed.',
      field: 'Reason (the author sees this)',
      done: 'Review hidden and report closed.',
    },
    closeReport: {
      label: 'Close report',
      effect: 'The report leaves the queue for good. To act on the person, go to their page.',
      field: 'What you found',
      done: 'Report closed.',
    },
    answer: {
      label: 'Answer and wait',
      effect:
        'The author gets it by email and, if they have an account, in Hunar. It waits for their reply and then comes back to you.',
      field: 'Your answer',
      done: 'Answer sent.',
    },
    closeTicket: {
      label: 'Answer and close',
      effect:
        'It leaves the queue, and the author is notified. They can reply for 14 days; then it comes back. Leave the text empty to close it without an answer.',
      field: 'Final answer to the author',
      done: 'Closed.',
    },
    uphold: {
      label: 'Uphold claim',
      effect: 'Any fee becomes due, and both sides are notified. This can’t be undone.',
      field: 'Reason',
      done: 'Claim upheld.',
    },
    dismiss: {
      label: 'Dismiss claim',
      effect: 'No one owes anything, nothing is counted, and both sides are notified. This can’t be undone.',
      field: 'Reason',
      done: 'Claim dismissed.',
    },
    confirmTopUp: {
      label: 'Confirm money received',
      effect: 'The amount is added to the wallet, and the owner is notified. This can’t be undone.',
      field: 'Note',
      done: 'Money added to the wallet.',
    },
    refuseTopUp: {
      label: 'Decline',
      effect: 'The wallet stays as it is, and the owner sees your reason. They can ask again.',
      field: 'Reason (the owner sees this)',
      done: 'Top-up declined.',
    },
    setRight: {
      label: 'Change access',
      effect: 'Takes effect right away. An admin without two-factor authentication has to turn it on first.',
      field: 'Reason',
      done: 'Access changed.',
    },
    removeAdmin: {
      label: 'Remove admin access',
      effect:
        'The account becomes a customer account and is logged out everywhere. You can make it an admin again.',
      field: 'Reason',
      done: 'Admin access removed.',
    },
  } satisfies Record<string, ActWords>,
  evidence: {
    title: 'Saved files',
    file: 'File {number}',
    show: 'Show (logged in the audit)',
    save: 'Save (logged in the audit)',
    failed: 'Couldn’t load the file. Try again.',
    added: 'Added {when}: {reason}',
    words: 'Reported text at that time',
    stars: '{count} of 5 stars',
  },
  papers: {
    paper: 'ID document',
    face: 'Face',
    look: 'View (logged in the audit)',
    failed: 'Couldn’t load the photo. Try again.',
    why: 'Reason (the worker sees this)',
  },
  pause: {
    reason: 'Reason (the owner sees this)',
    span: 'How long',
    spans: { week: '7 days', month: '30 days', quarter: '90 days', open: 'Until lifted' },
    by: 'Paused by {name}',
    until: 'until {day}',
    ended: 'over',
    all: 'Pauses and appeals',
  },
  find: {
    label: 'Find people and bookings',
    hint: 'Name in any script, start of an email, any part of a phone number, a booking number or an ID',
    action: 'Find',
    none: 'Nothing found.',
    people: 'People',
    bookings: 'Bookings',
  },
  person: {
    email: 'Email',
    proved: 'confirmed',
    notProved: 'not confirmed',
    phone: 'Phone',
    place: 'Place',
    joined: 'Joined',
    verified: 'Verified since {day}: {reason}',
    notVerified: 'Not verified',
    suspended: 'Paused since {day}',
    rating: 'Rating',
    wallet: 'Wallet',
    sessions: 'Logged in on',
    devices: { one: '{count} device', other: '{count} devices' },
    twoFactor: 'Two-step sign-in',
    on: 'On',
    off: 'Off',
    known: 'Earlier reports with the same contact: {numbers}',
    bookings: 'Bookings',
    ledger: 'Transactions',
    reportsAbout: 'Reports about them',
    reportsBy: 'Reports by them',
    tickets: 'Support messages and complaints',
    audit: 'Office activity',
  },
  booking: {
    when: 'When',
    place: 'Place',
    price: 'Price',
    rate: 'Hourly rate',
    credit: 'Paid from the wallet',
    paid: 'Paid',
    fee: 'Fee',
    claim: 'No-show claim',
    history: 'History',
    system: 'Automatic',
    reports: 'Reports between them',
  },
  records: {
    audit: 'Audit',
    words: 'Searches with no results',
    admins: 'Admins',
    act: 'What was done',
    anyAct: 'Anything',
    from: 'From day',
    to: 'To day',
    subject: 'ID of the affected record',
    filter: 'Filter',
    searchedBy: '{count} people',
    anywhere: 'no location',
    twoFactorOff: 'two-factor authentication is off',
  },
  name: {
    title: 'Office access',
  },
};
