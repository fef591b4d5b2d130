/** Photos of the work, from before and after it. */
export const workPhotos = {
  title: 'Photos of the work',
  hint: 'Only you, {name} and Hunar see them.',
  stages: {
    before: {
      title: 'Before',
      add: 'Add a “before” photo',
      photo: 'Before the work, photo {number}',
      remove: 'Remove “before” photo {number}',
    },
    after: {
      title: 'After',
      add: 'Add an “after” photo',
      photo: 'After the work, photo {number}',
      remove: 'Remove “after” photo {number}',
    },
  },
  you: 'You, {time}',
  other: '{name}, {time}',
  chosen: 'Added at {chosen} by the phone’s clock',
  remove: 'Remove',
  added: 'Photo added',
  removed: 'Photo removed',
};
