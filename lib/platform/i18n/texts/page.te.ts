import type * as english from './page.en.ts';

export const page = {
  description: 'మీ ఇంటికి నైపుణ్యం ఉన్న వర్కర్లు: వెతకండి, చాట్ చేయండి, సమయం బుక్ చేసుకోండి.',
  homeLink: 'Hunar, హోమ్ పేజీకి వెళ్లండి',
  messages: 'మెసేజ్‌లు',
  notifications: 'నోటిఫికేషన్లు',
  desk: {
    placeholder: 'సర్వీసులు వెతకండి...',
    search: 'వెతకండి',
    account: 'మీ ఖాతా',
    profile: 'ప్రొఫైల్',
    bookings: 'నా బుకింగ్‌లు',
    payments: 'పేమెంట్',
    settings: 'సెట్టింగ్‌లు',
  },
  fresh: '{count} కొత్తవి',
  back: 'వెనక్కి',
  notFound: 'పేజీ దొరకలేదు',
  notFoundHint: 'లింక్ తప్పుగా ఉండవచ్చు, లేదా పేజీ వేరే చోటికి మారి ఉండవచ్చు.',
  goHome: 'హోమ్ పేజీకి వెళ్లండి',
  failed: 'ఏదో తప్పు జరిగింది!',
  failedHint: 'ఈ పేజీ లోడ్ కాలేదు. ఇంటర్నెట్ చూసి మళ్లీ ప్రయత్నించండి.',
  retry: 'మళ్లీ ప్రయత్నించండి',
  requestId: 'రిక్వెస్ట్ ID: {id}',
  notices: 'యాప్ మెసేజ్‌లు',
  close: 'మూసేయండి',
  loading: 'లోడ్ అవుతోంది...',
  range: '{from} నుంచి {to} వరకు',
} satisfies typeof english.page;

export const offline = {
  bar: {
    title: 'ఇంటర్నెట్ లేదు.',
    hint: 'మీరు ఇంతకుముందు తెరిచిన పేజీలను ఇప్పుడూ చదవవచ్చు.',
    updated: 'చివరి అప్‌డేట్: {when}',
  },
  page: {
    title: 'ఇంటర్నెట్ లేదు',
    hint: 'ఈ పేజీకి ఇంటర్నెట్ కావాలి. మీరు ఇంతకుముందు తెరిచిన పేజీలను ఇప్పుడూ చదవవచ్చు.',
    retry: 'మళ్లీ ప్రయత్నించండి',
    seen: 'ఈ పేజీలను ఇప్పుడూ చదవవచ్చు',
  },
} satisfies typeof english.offline;

export const busy = {
  title: 'మీ నెట్‌వర్క్ నుంచి చాలా సెర్చ్‌లు వచ్చాయి',
  hint: 'ఒకే నెట్‌వర్క్‌లో చాలా ఫోన్లు ఉండవచ్చు, ఇది మీరు కాకపోవచ్చు. {time} తర్వాత మళ్లీ వెతకండి.',
  retry: 'మళ్లీ వెతకండి',
  login: 'కొనసాగడానికి లాగిన్ అవ్వండి',
} satisfies typeof english.busy;
