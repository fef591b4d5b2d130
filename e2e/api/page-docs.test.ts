import assert from 'node:assert/strict';
import { test } from 'node:test';
import { devPaths } from '#lib/platform/navigation/paths.ts';
import { listOperations } from '#lib/platform/openapi/list-operations.ts';
import { loadOpenApi } from '#lib/platform/openapi/read-openapi.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer({ pages: true });

/** The page’s size, and what it shows: without the copy that its scripts read. */
const readReference = async (query = ''): Promise<{ bytes: number; shown: string }> => {
  const response = await fetch(`${url()}${devPaths.apiReference}${query}`);
  assert.equal(response.status, 200);
  const page = await response.text();
  return { bytes: Buffer.byteLength(page), shown: page.replaceAll(/<script[^]*?<\/script>/g, '') };
};

const count = (shown: string, text: string): number => shown.split(text).length - 1;

test('the API reference lists every call, links to its group and stays light', async () => {
  const { bytes, shown } = await readReference();
  assert.ok(bytes < 400_000, `${bytes} bytes`);
  const operations = listOperations(await loadOpenApi());
  for (const { operation } of atLeastOne(operations)) {
    const { operationId, tags } = operation;
    const [tag = ''] = tags;
    assert.equal(count(shown, `id="${operationId}"`), 1, operationId);
    assert.equal(count(shown, `href="${devPaths.apiReference}?tag=${tag}"`), 1, tag);
  }
});

test('a group shows its calls in full, and explains each of their error codes once', async () => {
  const { bytes, shown } = await readReference('?tag=bookings');
  assert.ok(bytes < 800_000, `${bytes} bytes`);
  assert.equal(count(shown, 'id="postBookings"'), 1);
  assert.ok(count(shown, 'slot_taken') > 1);
  assert.equal(count(shown, 'This time is no longer available.'), 1);
  assert.equal(count(shown, 'id="postAdminFeedback"'), 0);
});

test('one page shows all calls in full, and an unknown group is the overview', async () => {
  const { shown } = await readReference('?tag=all');
  for (const id of ['postBookings', 'postAdminFeedback'])
    assert.equal(count(shown, `<details id="${id}"`), 1);
  assert.equal(count((await readReference('?tag=nothing')).shown, '<details id='), 0);
});
