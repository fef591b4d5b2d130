/** Set when someone signs out in this browser: the login page then begins with the form. */
export const LEFT_COOKIE = 'hunar.left';
