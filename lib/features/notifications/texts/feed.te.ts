import type { feed as english } from './feed.en.ts';

export const feed = {
  page: {
    title: 'నోటిఫికేషన్లు',
    empty: 'ఇంకా నోటిఫికేషన్లు లేవు',
    emptyHint: 'మీ బుకింగ్, మెసేజ్, డబ్బు వార్తలు ఇక్కడ కనిపిస్తాయి.',
    signIn: 'మీ నోటిఫికేషన్లు చూడటానికి లాగిన్ అవ్వండి',
  },
  list: {
    fresh: 'కొత్తది',
    more: 'మరిన్ని చూపించండి',
    moreFailed: 'మరిన్ని నోటిఫికేషన్లు లోడ్ కాలేదు. ఇంటర్నెట్ చూసి మళ్లీ ప్రయత్నించండి.',
  },
} satisfies typeof english;
