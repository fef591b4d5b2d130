export const referrals = {
  title: 'Refer & Earn',
  lead: 'Invite friends. You each get {amount} of credit.',
  when: 'It comes {days} days after your friend’s first paid job of {job} or more with a verified worker, and pays for up to half of a job.',
  code: 'Your referral code',
  copy: 'Copy code',
  copied: 'Copied',
  copiedToast: 'Referral code copied to clipboard!',
  share: 'Share',
  whatsApp: 'Share on WhatsApp',
  shareText:
    'I find skilled workers for my home on Hunar. Register with my code {code} and we each get {amount} of credit a week after your first paid job of ₹200 or more with a verified worker.',
  noShare: 'Copy the referral link and share with your friends!',
  link: 'Your referral link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  tabs: {
    label: 'Refer & Earn: choose what to see',
    how: 'How It Works',
    mine: 'My Referrals',
  },
  steps: {
    share: {
      title: 'Share your code',
      text: 'Send your code or link to friends, whether customers or workers.',
    },
    register: {
      title: 'They register with it',
      text: 'The code is filled in when they open your link.',
    },
    credit: {
      title: 'You each get {amount} of credit',
      text: 'If there’s no complaint by then, and both of you have confirmed your mobile number or email.',
    },
    limits:
      'Each phone and email counts once, for up to 5 friends a month and 20 in all. One worker’s jobs count up to twice a month and 10 times in all.',
  },
  sums: {
    joined: 'Friends joined',
    credited: 'Friends who qualified',
    earned: 'You earned',
  },
  states: {
    joined: 'Credit pending',
    credited: '{amount} of credit for each of you',
  },
  joinedOn: 'Joined on {day}',
  gone: 'Account closed',
  empty: 'No referrals yet',
  emptyHint: 'Friends who register with your code show up here.',
  signIn: 'Please login to refer friends',
  signInHint: 'Your code is waiting for you here.',
  others: 'Refer & Earn is for customers and workers',
  othersHint: 'A customer or worker account gives you a code to share.',
  home: 'Go to the home page',
  more: 'Load more',
  moreFailed: 'We couldn’t load more referrals. Check your connection and try again.',
  loading: 'Loading...',
};
