import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listFreeTexts, scripts } from '#e2e/kit/api/attacks/texts.ts';
import { valueAt, withValueAt } from '#e2e/kit/api/fields-of.ts';
import { loadKnownCalls, type KnownCall } from '#e2e/kit/api/load-matrix.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { emptyDatabase } from '#e2e/kit/test-database.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const calls = await loadKnownCalls();

const fittedInto = (text: string, maxLength: number): string => [...text].slice(0, maxLength).join('').trim();

interface Trial {
  known: KnownCall;
  path: readonly string[];
  text: string;
}

// Refused by a rule of the field, or because such a password opens no account.
const refusals = [400, 401];

// The server always writes service and time of a booking itself.
const writtenByServer = new Set(['serviceName', 'timeSlot.label']);
const answeredElsewhere = new Set([
  // The claim's decision is in its audit row; the booking's own reason explains the cancellation.
  'PUT /admin/bookings/{id}/no-show reason',
  // The reason is in the audit row, and the booking shows its own.
  'POST /admin/bookings/{id}/waive reason',
  'POST /admin/bookings/{id}/adjust reason',
  'POST /admin/bookings/{id}/handover reason',
  'DELETE /admin/bookings/{id}/handover reason',
  // The reply's reason is that of the evaluation.
  'PUT /admin/flags/{key} reason',
  // The ticket's message is its first one; the new one is in its list.
  'POST /tickets/{id}/messages message',
  // The server answers with a device name that it signed itself.
  'POST /auth/code device',
  // An account that exists keeps its name.
  'POST /auth/code/verify name',
]);

/**
 * A field may have rules besides its length; accepted text has to come back unchanged. Returns whether it was
 * accepted.
 */
const roundTrip = async ({ known, path, text }: Trial): Promise<boolean> => {
  // Names are unique: rows of the previous trial must not interfere.
  await emptyDatabase();
  const { caller, parts } = await known.makeValid();
  const body = withValueAt(parts.body, path, text);
  const request = { origin: url(), call: known.contract, parts: { ...parts, body }, token: caller.token };
  const { status, json, text: answer } = await sendCall(request);
  assert.ok(status < 300 || refusals.includes(status), answer);
  const stored = valueAt(json, ['data', ...path]);
  const field = path.join('.');
  const isElsewhere = writtenByServer.has(field) || answeredElsewhere.has(`${known.name} ${field}`);
  const isKept = status < 300 && !isElsewhere;
  if (isKept && typeof stored === 'string') assert.equal(stored, text.normalize('NFC'));
  return status < 300;
};

const countLetters = (text: string): number => [...text].length;

/** Joins the texts into as few as fit the length. */
const joinedWithin = (maxLength: number, texts: readonly string[]): string[] =>
  texts.reduce<string[]>((rows, text) => {
    const longer = `${rows.at(-1)} ${text}`;
    const hasRoom = rows.length > 0 && countLetters(longer) <= maxLength;
    return hasRoom ? [...rows.slice(0, -1), longer] : [...rows, text];
  }, []);

/** Tries all scripts joined; when the field refuses that, as names refuse emoji, tries each alone. */
const roundTripAll = async ({ known, path, maxLength }: Omit<Trial, 'text'> & { maxLength: number }) => {
  const texts = Object.values(scripts).map((text) => fittedInto(text, maxLength));
  const joined = joinedWithin(maxLength, texts);
  const taken: boolean[] = [];
  for (const text of atLeastOne(joined)) taken.push(await roundTrip({ known, path, text }));
  if (taken.every(Boolean) || joined.length === texts.length) return;
  for (const text of texts) await roundTrip({ known, path, text });
};

describe('text in five scripts and emoji', () => {
  const fields = calls.flatMap((known) =>
    listFreeTexts(known.contract).map((field) => ({ known, ...field })),
  );
  for (const { known, path, maxLength = 0 } of atLeastOne(fields))
    test(`${known.name} keeps ${path.join('.')} as it was sent`, async () => {
      await roundTripAll({ known, path, maxLength });
    });
});
