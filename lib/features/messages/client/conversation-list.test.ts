import assert from 'node:assert/strict';
import { test } from 'node:test';
import { putUnread } from './conversation-list.ts';

const [ravi, asha] = ['a'.repeat(24), 'b'.repeat(24)];

/** What stands on the phone's lock screen; a note that is closed leaves it. */
const showNotes = (...places: { tag: string; href: string }[]): string[] => {
  const shown = places.map(({ tag }) => tag);
  const noteOf = ({ tag, href }: { tag: string; href: string }) => ({
    ...{ tag, data: { href } },
    close: () => void shown.splice(shown.indexOf(tag), 1),
  });
  const listShown = () => places.filter(({ tag }) => shown.includes(tag)).map(noteOf);
  const registration = { getNotifications: () => Promise.resolve(listShown()) };
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  Object.defineProperty(globalThis.navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return shown;
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the notes of conversations that were read, here or elsewhere, are closed; all others stay', async () => {
  const shown = showNotes(
    { tag: 'talk:1', href: `/messages?userId=${ravi}` },
    { tag: 'talk:2', href: `/messages?userId=${asha}` },
    { tag: 'booking:HN-1', href: '/bookings' },
  );
  putUnread({ total: 2, byUser: [{ userId: asha, count: 2 }] });
  await settled();
  assert.deepEqual(shown, ['talk:2', 'booking:HN-1']);
  putUnread({ total: 0, byUser: [] });
  await settled();
  assert.deepEqual(shown, ['booking:HN-1']);
});
