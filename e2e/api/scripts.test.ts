import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { freeTextsOf, scripts } from '#server/testing/api/attacks/texts.ts';
import { valueAt, withValueAt } from '#server/testing/api/fields-of.ts';
import { loadKnownCalls, type KnownCall } from '#server/testing/api/load-matrix.ts';
import { sendCall } from '#server/testing/api/send-call.ts';
import { atLeastOne } from '#server/testing/assert-each.ts';
import { emptyDatabase } from '#server/testing/test-database.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const { url } = useTestServer();
const calls = await loadKnownCalls();

const fittedInto = (text: string, maxLength: number): string => [...text].slice(0, maxLength).join('').trim();

interface Trial {
  known: KnownCall;
  path: readonly string[];
  text: string;
}

// By a rule of the field, or because a password of this spelling opens no account.
const refusals = [400, 401];

// A booking says what the server knows of the service and the time, whatever was sent.
const writtenByServer = new Set(['serviceName', 'timeSlot.label']);
// The decision of a claim stands in its audit row; the booking's own reason says why it was called off.
const answeredElsewhere = 'PUT /admin/bookings/{id}/no-show reason';

/** A field may have rules beyond its length; what it takes comes back letter by letter. Says whether it took the text. */
const roundTrip = async ({ known, path, text }: Trial): Promise<boolean> => {
  // Names are unique: what the trial before has stored must not be in the way.
  await emptyDatabase();
  const { caller, parts } = await known.makeValid();
  const body = withValueAt(parts.body, path, text);
  const request = { origin: url(), call: known.contract, parts: { ...parts, body }, token: caller.token };
  const { status, json, text: answer } = await sendCall(request);
  assert.ok(status < 300 || refusals.includes(status), answer);
  const stored = valueAt(json, ['data', ...path]);
  const field = path.join('.');
  const isElsewhere = writtenByServer.has(field) || `${known.name} ${field}` === answeredElsewhere;
  const isKept = status < 300 && !isElsewhere;
  if (isKept && typeof stored === 'string') assert.equal(stored, text.normalize('NFC'));
  return status < 300;
};

const lengthOf = (text: string): number => [...text].length;

/** The texts in as few as have room for them. */
const joinedWithin = (maxLength: number, texts: readonly string[]): string[] =>
  texts.reduce<string[]>((rows, text) => {
    const longer = `${rows.at(-1)} ${text}`;
    const hasRoom = rows.length > 0 && lengthOf(longer) <= maxLength;
    return hasRoom ? [...rows.slice(0, -1), longer] : [...rows, text];
  }, []);

/** All scripts beside each other; where a field refuses that, as names refuse emoji, each by itself. */
const roundTripAll = async ({ known, path, maxLength }: Omit<Trial, 'text'> & { maxLength: number }) => {
  const texts = Object.values(scripts).map((text) => fittedInto(text, maxLength));
  const joined = joinedWithin(maxLength, texts);
  const taken: boolean[] = [];
  for (const text of atLeastOne(joined)) taken.push(await roundTrip({ known, path, text }));
  if (taken.every(Boolean) || joined.length === texts.length) return;
  for (const text of texts) await roundTrip({ known, path, text });
};

describe('five scripts and emoji come back as they were sent', () => {
  const fields = calls.flatMap((known) => freeTextsOf(known.contract).map((field) => ({ known, ...field })));
  for (const { known, path, maxLength = 0 } of atLeastOne(fields))
    test(`${known.name} keeps ${path.join('.')} as it was sent`, async () => {
      await roundTripAll({ known, path, maxLength });
    });
});
