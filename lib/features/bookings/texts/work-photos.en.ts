/** Photos of the work, from before and after it. */
export const workPhotos = {
  title: 'Photos of the work',
  hint: 'Only you, {name} and Hunar see them.',
  stages: {
    before: {
      title: 'Before',
      add: 'Add a photo from before',
      photo: 'Before the work, photo {number}',
      remove: 'Remove photo {number} from before',
    },
    after: {
      title: 'After',
      add: 'Add a photo from after',
      photo: 'After the work, photo {number}',
      remove: 'Remove photo {number} from after',
    },
  },
  you: 'You, {time}',
  other: '{name}, {time}',
  taken: 'Taken at {taken} by the phone’s clock',
  remove: 'Remove',
  added: 'Photo added',
  removed: 'Photo removed',
};
