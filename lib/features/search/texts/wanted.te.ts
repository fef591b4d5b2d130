import type { wanted as english } from './wanted.en.ts';

export const wanted = {
  errors: {
    too_many_wanted: 'మీరు ఇప్పటికే 20 సర్వీసుల కోసం ఎదురు చూస్తున్నారు, ఇంతకంటే ఎక్కువ కుదరదు. వాటిలో ఒకటి మొదలవగానే తెలియజేస్తాం.',
  },
  news: { title: '“{text}” ఇప్పుడు Hunar లో ఉంది', body: 'చెప్పమని మీరు అడిగారు. ఎవరు సహాయం చేయగలరో చూడటానికి మళ్లీ వెతకండి.' },
} satisfies typeof english;
