/** The look of a screen's one primary action, be it a link or a button. */
export const primaryButton =
  'inline-flex min-h-12 items-center justify-center rounded-control bg-brand px-6 py-2 text-center font-semibold text-brand-ink';
