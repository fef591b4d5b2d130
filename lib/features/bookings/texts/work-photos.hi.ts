import type * as english from './work-photos.en.ts';

export const workPhotos = {
  title: 'काम की फ़ोटो',
  hint: 'ये सिर्फ़ आपको, {name} को और Hunar को दिखती हैं।',
  stages: {
    before: {
      title: 'पहले',
      add: 'काम से पहले की फ़ोटो जोड़ें',
      photo: 'काम से पहले, फ़ोटो {number}',
      remove: 'काम से पहले की फ़ोटो {number} हटाएँ',
    },
    after: {
      title: 'बाद में',
      add: 'काम के बाद की फ़ोटो जोड़ें',
      photo: 'काम के बाद, फ़ोटो {number}',
      remove: 'काम के बाद की फ़ोटो {number} हटाएँ',
    },
  },
  you: 'आप, {time}',
  other: '{name}, {time}',
  chosen: 'फ़ोन की घड़ी के हिसाब से {chosen} पर जोड़ी गई',
  remove: 'हटाएँ',
  added: 'फ़ोटो जुड़ गई',
  removed: 'फ़ोटो हटा दी गई',
} satisfies typeof english.workPhotos;
