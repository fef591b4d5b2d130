import type { install as english } from './install.en.ts';

export const install = {
  title: 'Hunar ను మీ ఫోన్‌లో ఉంచండి',
  benefit: 'ఒక్క ట్యాప్‌తో యాప్‌లా తెరుచుకుంటుంది, డేటా తక్కువ ఖర్చవుతుంది. స్టోర్ నుంచి డౌన్‌లోడ్ అవసరం లేదు.',
  install: 'ఇన్‌స్టాల్ చేయండి',
  notNow: 'ఇప్పుడు వద్దు',
  iosTitle: 'Hunar ను హోమ్ స్క్రీన్‌పై ఉంచండి',
  ios: 'Safari లో షేర్ నొక్కి, “Add to Home Screen” ఎంచుకోండి.',
} satisfies typeof english;
