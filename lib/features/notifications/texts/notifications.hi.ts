import type { notifications as english } from './notifications.en.ts';

export const notifications = {
  welcome: {
    title: '{name}, Hunar में आपका स्वागत है',
    body: 'अपने आस-पास के हुनरमंद कारीगर खोजें और अपनी सुविधा का समय बुक करें।',
  },
} satisfies typeof english;
