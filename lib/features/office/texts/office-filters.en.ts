/** The filters that an admin saved of a list. */
export const officeFilters = {
  title: 'Saved filters',
  save: 'Save this filter',
  name: 'Name of the filter',
  submit: 'Save filter',
  saved: 'Filter saved.',
  replaces: 'Replaces your filter “{name}”.',
  remove: 'Remove the filter “{name}”',
  removed: 'Filter removed.',
  outdated: 'out of date',
  outdatedHint:
    'Part of this filter no longer exists and was left out. Save it again under its name to update it.',
  onePerson: 'A filter for one number or ID can’t be saved.',
};
