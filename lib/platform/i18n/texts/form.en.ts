/** What every form says. */
export const form = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  offline: 'There is no connection. What you typed is still here: try again.',
};
