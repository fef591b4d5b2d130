/** The page of everything else. */
export const more = {
  title: 'More',
  share: 'Share App',
  shareHint: 'Tell family and neighbours about Hunar',
  shareText: 'Find skilled people for your home on Hunar.',
  linkHint: 'Copy the link and send it to your friends.',
  copy: 'Copy link',
  copied: 'Link copied',
  version: 'Version {version}',
  login: 'Login',
  loginHint: 'To book, chat and keep favorites',
};
