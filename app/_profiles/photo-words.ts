import type { Messages } from '#lib/wiring/texts/catalogue.ts';

type Words = Pick<Messages, 'account' | 'errors' | 'profiles' | 'workPictures'>;

export const photoWords = ({ account, errors, profiles }: Omit<Words, 'workPictures'>) => ({
  ...account.photo,
  doneHint: profiles.messages.image,
  notImage: errors.not_an_image,
  tooLarge: errors.image_too_large,
});

export const pictureWords = ({ errors, profiles, workPictures }: Omit<Words, 'account'>) => ({
  ...workPictures,
  added: profiles.messages.pictureAdded,
  captionSaved: profiles.messages.captionSaved,
  notImage: errors.not_an_image,
  tooLarge: errors.image_too_large,
});
