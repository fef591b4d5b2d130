import type { IdentityDocument, PaperRefusal, PaperStory } from '#lib/features/profiles/contracts/papers.ts';

/** Being verified by an identity paper and one's face. */
export const papers = {
  title: 'Get verified here',
  intro:
    'A photo of your PAN card, driving licence or voter ID, and one of your face. Only our team sees them, and we delete them 30 days after the decision.',
  paper: { label: 'ID document', hint: 'All four corners, without glare' },
  document: 'Which document do you have?',
  documents: {
    pan: 'PAN card',
    driving_licence: 'Driving licence',
    voter_card: 'Voter ID',
  } satisfies Record<IdentityDocument, string>,
  noAadhaar: 'Please don’t send an Aadhaar card. Use your PAN card, driving licence or voter ID.',
  face: { label: 'Your face', hint: 'Look straight into the camera, in good light' },
  take: 'Take photo',
  use: 'Looks good, send it',
  again: 'Retake photo',
  sending: 'Sending...',
  there: 'Received',
  small: 'This photo is too small. Move closer.',
  blurred: 'This photo is blurred. Hold still and try again.',
  failed: 'Couldn’t send the photo. Try again.',
  waiting: 'We’ve had your photos since {day}. We’ll let you know once we’ve decided.',
  withUs: 'With us since {day}',
  newLooks: {
    title: 'Change your name or photo?',
    verified:
      'You’re verified with this name and photo. If you change either, you’ll lose the badge until we’ve checked your documents again.',
    waiting:
      'We’re checking your documents against this name and photo. If you change either, we can’t approve them, and you’ll have to send them again.',
    confirm: 'Change it',
    keep: 'Keep as is',
  },
  refused: 'Not verified yet: {reason}. Please take both photos again.',
  reasons: {
    unreadable: 'we couldn’t read the document',
    name_differs: 'the name on the document doesn’t match your profile',
    face_differs: 'your face doesn’t match the document',
    not_accepted: 'we don’t accept this document',
    expired: 'the document has expired',
    aadhaar:
      'we don’t keep Aadhaar cards, so we’ve deleted your photos. Use your PAN card, driving licence or voter ID',
  } satisfies Record<PaperRefusal, string>,
  news: {
    granted: { title: 'You’re verified', body: 'Customers can see it on your page now.' },
    refused: {
      title: 'We couldn’t verify you yet',
      body: 'Reason: {reason}. You can send new photos.',
    },
    again: {
      title: 'Please send your documents again',
      body: 'Your name or photo has changed, so your page no longer shows “Verified”.',
    },
    changed: {
      title: 'Your documents no longer match your profile',
      body: 'You changed your name or photo after sending them. We may ask you to send them again.',
    },
  } satisfies Record<PaperStory['news'], { title: string; body: string }>,
};
