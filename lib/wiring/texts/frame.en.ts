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
