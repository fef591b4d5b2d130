import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUnread } from './conversation-list.ts';

const [ravi, asha] = ['a'.repeat(24), 'b'.repeat(24)];

/** Mocks the notes on the phone's lock screen; closing one removes it. */
const showNotes = (...places: { tag: string; href: string }[]): string[] => {
  const shown = places.map(({ tag }) => tag);
  const toNote = ({ tag, href }: { tag: string; href: string }) => ({
    ...{ tag, data: { href } },
    close: () => void shown.splice(shown.indexOf(tag), 1),
  });
  const listShown = () => places.filter(({ tag }) => shown.includes(tag)).map(toNote);
  const registration = { getNotifications: () => Promise.resolve(listShown()) };
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(globalThis.navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return shown;
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('reading a conversation here or elsewhere closes its lock-screen notes and no others', async () => {
  const shown = showNotes(
    { tag: 'talk:1', href: `/messages?userId=${ravi}` },
    { tag: 'talk:2', href: `/messages?userId=${asha}` },
    { tag: 'booking:HN-1', href: '/bookings' },
  );
  setUnread({ total: 2, byUser: [{ userId: asha, count: 2 }] });
  await settled();
  assert.deepEqual(shown, ['talk:2', 'booking:HN-1']);
  setUnread({ total: 0, byUser: [] });
  await settled();
  assert.deepEqual(shown, ['booking:HN-1']);
});
