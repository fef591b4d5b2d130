import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer({
  pages: true,
  env: { GRIEVANCE_OFFICER: 'Meera Rao <grievances@hunar.example>' },
});

test('the help center names the grievance officer with an address', async () => {
  const page = await (await fetch(`${url()}/help-center`)).text();
  assert.match(page, /Grievance officer/);
  assert.match(page, /href="mailto:grievances@hunar\.example"/);
  assert.match(page, /Meera Rao/);
});
