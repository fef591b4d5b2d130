import type { notifications as english } from '../en/notifications.ts';

export const notifications = {
  welcome: {
    title: '{name}, हुनर में आपका स्वागत है',
    body: 'अपने आसपास के कुशल कारीगर खोजें और अपनी सुविधा का समय बुक करें।',
  },
} satisfies typeof english;
