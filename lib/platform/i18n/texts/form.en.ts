/** Texts of every form. */
export const form = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  offline: 'No connection. We can’t send this later. What you typed is still here. Try again.',
};
