/** The offer to keep the product on the phone. */
export const install = {
  title: 'Put Hunar on your phone',
  benefit: 'Opens like an app with one tap and uses less data. No download from a store.',
  install: 'Install',
  notNow: 'Not now',
  iosTitle: 'Put Hunar on your home screen',
  ios: 'Tap Share in Safari, then “Add to Home Screen”.',
};
