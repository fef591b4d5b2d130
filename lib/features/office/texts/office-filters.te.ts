import type { officeFilters as english } from './office-filters.en.ts';

export const officeFilters: typeof english = {
  title: 'సేవ్ చేసిన ఫిల్టర్లు',
  save: 'ఈ ఫిల్టర్ సేవ్ చేయండి',
  name: 'ఫిల్టర్ పేరు',
  submit: 'ఫిల్టర్ సేవ్ చేయండి',
  saved: 'ఫిల్టర్ సేవ్ అయింది.',
  replaces: 'మీ “{name}” ఫిల్టర్ బదులు ఇది ఉంటుంది.',
  remove: '“{name}” ఫిల్టర్ తీసేయండి',
  removed: 'ఫిల్టర్ తీసేశాం.',
  outdated: 'పాతది',
  outdatedHint: 'ఈ ఫిల్టర్‌లో ఒక భాగం ఇప్పుడు లేదు, అందుకే వదిలేశాం. అప్‌డేట్ చేయాలంటే ఇదే పేరుతో మళ్లీ సేవ్ చేయండి.',
  onePerson: 'ఒక్క నంబర్ లేదా ID కోసం ఉన్న ఫిల్టర్ సేవ్ చేయలేరు.',
};
