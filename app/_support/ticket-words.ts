import type { Messages } from '#lib/wiring/texts/catalogue.ts';

/** Texts of the reader's tickets. */
export const ticketWords = ({ errors, form, ticketThread, tickets }: Messages) => ({
  list: tickets.list,
  feedback: tickets.feedback,
  thread: ticketThread,
  uploads: { notImage: errors.not_an_image, tooLarge: errors.image_too_large, offline: form.offline },
  refusals: { ticket_closed: errors.ticket_closed, ticket_full: errors.ticket_full },
});
