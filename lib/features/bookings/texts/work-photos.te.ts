import type * as english from './work-photos.en.ts';

export const workPhotos = {
  title: 'పని ఫోటోలు',
  hint: 'ఇవి మీకు, {name} గారికి, Hunar కు మాత్రమే కనిపిస్తాయి.',
  stages: {
    before: {
      title: 'ముందు',
      add: 'పనికి ముందు ఫోటో చేర్చండి',
      photo: 'పనికి ముందు, ఫోటో {number}',
      remove: 'పనికి ముందు ఫోటో {number} తీసేయండి',
    },
    after: {
      title: 'తర్వాత',
      add: 'పని తర్వాత ఫోటో చేర్చండి',
      photo: 'పని తర్వాత, ఫోటో {number}',
      remove: 'పని తర్వాత ఫోటో {number} తీసేయండి',
    },
  },
  you: 'మీరు, {time}',
  other: '{name}, {time}',
  chosen: 'ఫోన్ గడియారం ప్రకారం చేర్చిన సమయం: {chosen}',
  remove: 'తీసేయండి',
  added: 'ఫోటో చేరింది',
  removed: 'ఫోటో తీసేశాం',
} satisfies typeof english.workPhotos;
