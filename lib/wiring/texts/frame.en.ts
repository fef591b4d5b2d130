/** The bar below every page. */
export const frame = {
  navigation: 'Main',
  home: 'Home',
  search: 'Search',
  services: 'Services',
  dashboard: 'Dashboard',
  profile: 'Profile',
  more: 'More',
  login: 'Login',
};

/** The offer to keep the product on the phone. */
export const install = {
  title: 'Put Hunar on your phone',
  benefit: 'Opens like an app with one tap and uses less data. No download from a store.',
  install: 'Install',
  notNow: 'Not now',
  iosTitle: 'Put Hunar on your home screen',
  ios: 'Tap Share in Safari, then “Add to Home Screen”.',
};

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
