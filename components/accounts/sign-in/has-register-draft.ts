export const REGISTER_DRAFT = 'hunar.register';

/** Whether this tab began a registration; a separate file, because the page checks it before it loads the rest. */
export const hasRegisterDraft = (): boolean => {
  try {
    return sessionStorage.getItem(REGISTER_DRAFT) !== null;
  } catch {
    return false;
  }
};
