import type { officeFilters as english } from './office-filters.en.ts';

export const officeFilters: typeof english = {
  title: 'सेव किए हुए फ़िल्टर',
  save: 'यह फ़िल्टर सेव करें',
  name: 'फ़िल्टर का नाम',
  submit: 'फ़िल्टर सेव करें',
  saved: 'फ़िल्टर सेव हो गया।',
  replaces: 'यह आपके फ़िल्टर “{name}” की जगह लेगा।',
  remove: 'फ़िल्टर “{name}” हटाएँ',
  removed: 'फ़िल्टर हटा दिया गया।',
  outdated: 'पुराना',
  outdatedHint: 'इस फ़िल्टर का एक हिस्सा अब नहीं है, इसलिए छोड़ दिया गया। अपडेट करने के लिए इसे इसी नाम से फिर सेव करें।',
  onePerson: 'किसी एक नंबर या ID का फ़िल्टर सेव नहीं हो सकता।',
};
