import type { findDoor as english } from './find-door.en.ts';

/** The question of a worker who cannot find the door, as its customer reads it. */
export const findDoor: typeof english = {
  title: '{name} को आपका दरवाज़ा नहीं मिल रहा',
  hint: '{name} बाहर हैं। कृपया अभी जवाब दें।',
  answers: { coming: 'वहीं रुकें, मिलते हैं', call: 'मुझे कॉल करें' },
  done: '{name} को बता दिया है',
  messages: { asked: 'ग्राहक से पूछ लिया है।', answered: 'कारीगर को बता दिया है।' },
};
