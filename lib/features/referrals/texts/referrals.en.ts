/** Refer & Earn. */
export const referrals = {
  title: 'Refer & Earn',
  lead: 'Invite friends. You both get {amount}.',
  code: 'Your referral code',
  copy: 'Copy code',
  copied: 'Copied',
  copiedToast: 'Referral code copied to clipboard!',
  share: 'Share',
  shareText:
    'I use Hunar to find skilled people for the home. Register with my code {code}: we both get {amount} a week after your first paid job of ₹200 or more.',
  noShare: 'Copy the referral link and share with your friends!',
  link: 'Your referral link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  tabs: {
    label: 'Refer & Earn: what to show',
    how: 'How It Works',
    mine: 'My Referrals',
  },
  steps: {
    share: {
      title: 'Share your code',
      text: 'Send your code or link to friends, as customers or as workers.',
    },
    register: {
      title: 'They register with it',
      text: 'The code fills itself in when they open your link.',
    },
    credit: {
      title: 'You both get {amount}',
      text: 'Seven days after their first paid job of ₹200 or more with a verified worker, if nobody complained. Both of you have confirmed your email by then. Each phone and e-mail counts once, for at most 5 friends a month and 20 in all. The credit pays up to half of a job.',
    },
  },
  sums: {
    joined: 'Friends joined',
    credited: 'Friends who counted',
    earned: 'You got',
  },
  states: {
    joined: 'Credit still to come',
    credited: '{amount} for each of you',
  },
  joinedOn: 'Joined on {day}',
  gone: 'Account closed',
  empty: 'No referrals yet',
  emptyHint: 'Friends who register with your code stand here.',
  signIn: 'Please login to refer friends',
  signInHint: 'Your code waits for you here.',
  others: 'Refer & Earn is for customers and workers',
  othersHint: 'With such an account you get a code to share.',
  home: 'Go to the home page',
  more: 'Load more',
  moreFailed: 'More referrals could not be loaded. Check your connection and try again.',
  loading: 'Loading...',
};
