import assert from 'node:assert/strict';
import { test } from 'node:test';
import { devPaths } from '#lib/platform/navigation/paths.ts';
import { listOperations } from '#lib/platform/openapi/list-operations.ts';
import { loadOpenApi } from '#lib/platform/openapi/read-openapi.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer({ pages: true });

const readReference = async (query = ''): Promise<string> => {
  const response = await fetch(`${url()}${devPaths.apiReference}${query}`);
  assert.equal(response.status, 200);
  return response.text();
};

/** How often the page shows a text, without the copy that its scripts read. */
const countShown = (page: string, text: string): number =>
  page.replaceAll(/<script[^]*?<\/script>/g, '').split(text).length - 1;

test('the API reference lists every call, links to its group and stays light', async () => {
  const page = await readReference();
  assert.ok(Buffer.byteLength(page) < 400_000, `${Buffer.byteLength(page)} bytes`);
  const operations = listOperations(await loadOpenApi());
  for (const { operation } of atLeastOne(operations)) {
    const { operationId, tags } = operation;
    assert.equal(countShown(page, `id="${operationId}"`), 1, operationId);
    assert.ok(countShown(page, `href="${devPaths.apiReference}?tag=${tags[0]}"`) > 0, tags[0]);
  }
});

test('a group shows its calls in full, and explains each of their error codes once', async () => {
  const page = await readReference('?tag=bookings');
  assert.ok(Buffer.byteLength(page) < 800_000, `${Buffer.byteLength(page)} bytes`);
  assert.ok(page.includes('id="postBookings"'));
  assert.ok(countShown(page, 'slot_taken') > 1);
  assert.equal(countShown(page, 'This time is no longer available.'), 1);
  assert.equal(countShown(page, 'id="postAdminFeedback"'), 0);
});

test('one page shows all calls in full, and an unknown group is the overview', async () => {
  const whole = await readReference('?tag=all');
  for (const id of ['postBookings', 'postAdminFeedback'])
    assert.equal(countShown(whole, `<details id="${id}"`), 1, id);
  assert.equal(countShown(await readReference('?tag=nothing'), '<details id='), 0);
});
