import type { ticketThread as english } from './thread.en.ts';

export const ticketThread: typeof english = {
  conversation: 'సంభాషణ',
  you: 'మీరు',
  reply: 'జవాబు రాయండి',
  label: 'మీ జవాబు',
  send: 'జవాబు పంపండి',
  sending: 'పంపుతున్నాం…',
  sent: 'జవాబు పంపాం',
  missing: 'ముందు ఏదైనా రాయండి.',
  tooLong: 'జవాబులో {count} అక్షరాలకు మించి ఉండకూడదు.',
  failed: 'మీ జవాబు పంపలేకపోయాం. మళ్లీ ప్రయత్నించండి.',
  cancel: 'వద్దు',
  pictures: 'ఫోటోలు',
  addPicture: 'ఫోటో చేర్చండి',
  removePicture: 'ఫోటో {number} తీసేయండి',
  photo: 'ఫోటో {number}',
  photoMissing: 'ఈ ఫోటో లోడ్ కాలేదు.',
  full: 'మీ మెసేజ్‌లన్నీ అందాయి. మేం జవాబిచ్చాక ఇక్కడ మళ్లీ రాయవచ్చు.',
};
