import type * as english from './emergency.en.ts';

export const emergency = {
  title: 'అత్యవసర సాయం',
  dial: '112కి డయల్ చేయండి',
  dialHint: 'పోలీస్, ఫైర్, అంబులెన్స్. ఇంటర్నెట్ లేకపోయినా పనిచేస్తుంది.',
  office: 'Hunarకి చెప్పండి',
  officeHint: 'వీటిని ముందుగా చూస్తాం.',
  practise: 'ప్రాక్టీస్ చేయండి',
  practiseHint: 'కాల్ వెళ్లదు, ఏమీ పంపం.',
  practising: 'ఇది ప్రాక్టీస్. కాల్ వెళ్లదు, ఏమీ పంపం.',
  end: 'ప్రాక్టీస్ ముగించండి',
  wouldDial: 'ఇప్పుడు మీ ఫోన్ 112కి డయల్ చేసేది.',
  wouldWrite: 'ఇప్పుడు మీరు Hunarకి రాసేవారు.',
} satisfies typeof english.emergency;
