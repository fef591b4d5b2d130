import type { NotificationKind } from '#lib/features/notifications/contracts/notifications.ts';

export const notifications = {
  welcome: {
    title: 'Welcome to Hunar, {name}',
    body: 'Find skilled people near you and book a time that suits you.',
  },
} satisfies Record<
  Exclude<NotificationKind, 'booking' | 'review' | 'money' | 'agency' | 'ticket' | 'message'>,
  { title: string; body: string }
>;
