import type { Messages } from '#lib/wiring/texts/catalogue.ts';

type Words = Pick<Messages, 'account' | 'errors' | 'profiles'>;

/** What changing one's picture says. */
export const photoWords = ({ account, errors, profiles }: Words) => ({
  ...account.photo,
  doneHint: profiles.messages.image,
  notImage: errors.not_an_image,
  tooLarge: errors.image_too_large,
});
