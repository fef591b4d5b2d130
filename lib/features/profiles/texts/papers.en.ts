import type { PaperRefusal, PaperStory } from '#lib/features/profiles/contracts/papers.ts';

/** Being verified by an identity paper and one's face. */
export const papers = {
  title: 'Get verified here',
  intro:
    'Take a picture of an identity paper, such as Aadhaar, PAN or a driving licence, and one of your face. Only the office sees them, each look is noted, and 30 days after the decision they are erased.',
  paper: { label: 'Identity paper', hint: 'All four corners in the picture, no glare' },
  face: { label: 'Your face', hint: 'Look straight into the camera, in good light' },
  take: 'Take picture',
  again: 'Take it again',
  sending: 'Sending...',
  there: 'Received',
  small: 'This picture is too small. Go closer.',
  blurred: 'This picture is blurred. Hold still and try again.',
  failed: 'The picture could not be sent. Try again.',
  waiting: 'Your pictures are with us since {day}. We tell you when we have decided.',
  refused: 'Not verified yet: {reason}. Please take both pictures again.',
  reasons: {
    unreadable: 'the paper cannot be read',
    name_differs: 'the name on the paper is another than in your profile',
    face_differs: 'the face is not the one on the paper',
    not_accepted: 'this paper is not accepted',
    expired: 'the paper has expired',
  } satisfies Record<PaperRefusal, string>,
  news: {
    granted: { title: 'You are verified', body: 'Your page says so from now on.' },
    refused: {
      title: 'Your papers were not enough',
      body: 'The reason: {reason}. You can send new pictures.',
    },
    again: {
      title: 'Please show your papers again',
      body: 'Your name or picture has changed, so your page no longer says verified.',
    },
  } satisfies Record<PaperStory['news'], { title: string; body: string }>,
};
