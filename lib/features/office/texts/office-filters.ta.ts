import type { officeFilters as english } from './office-filters.en.ts';

export const officeFilters: typeof english = {
  title: 'சேமித்த ஃபில்டர்கள்',
  save: 'இந்த ஃபில்டரைச் சேமி',
  name: 'ஃபில்டரின் பெயர்',
  submit: 'ஃபில்டரைச் சேமி',
  saved: 'ஃபில்டர் சேமிக்கப்பட்டது.',
  replaces: 'உங்கள் “{name}” ஃபில்டருக்குப் பதிலாக இது இருக்கும்.',
  remove: '“{name}” ஃபில்டரை நீக்கு',
  removed: 'ஃபில்டர் நீக்கப்பட்டது.',
  outdated: 'பழையது',
  outdatedHint: 'இந்த ஃபில்டரின் ஒரு பகுதி இப்போது இல்லை, அதனால் விடப்பட்டது. புதுப்பிக்க, இதே பெயரில் மீண்டும் சேமியுங்கள்.',
  onePerson: 'ஒரே ஒரு நம்பர் அல்லது ID-க்கான ஃபில்டரைச் சேமிக்க முடியாது.',
};
