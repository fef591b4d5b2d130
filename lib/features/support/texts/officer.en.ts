/** The person who answers for complaints. */
export const officer = {
  title: 'Grievance officer',
  hint: 'If a report isn’t decided within {days} days, or you disagree with how we handled it, write to this person and give the report’s number.',
};
