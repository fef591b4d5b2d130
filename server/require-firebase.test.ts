import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { SetUpError } from '#lib/platform/terminal/say.ts';
import { requireFirebase } from './require-firebase.ts';

// Outside the project, where none of its packages are found.
const folder = mkdtempSync(join(tmpdir(), 'hunar-firebase-'));
const elsewhere = pathToFileURL(join(folder, 'server.ts')).href;
after(() => rmSync(folder, { recursive: true, force: true }));

const account = { FIREBASE_SERVICE_ACCOUNT: '/etc/hunar-firebase.json' };

test('a server with settings of Firebase and without its package is refused in one sentence', () => {
  assert.throws(
    () => requireFirebase(account, elsewhere),
    new SetUpError(
      'FIREBASE_SERVICE_ACCOUNT is set, but the package firebase-admin is not installed: install it with `npm ci`, or build the image with --build-arg FIREBASE=on.',
    ),
  );
});

test('a server starts without the package if it has no settings of Firebase, and with it if it has', () => {
  requireFirebase({ FIREBASE_SERVICE_ACCOUNT: undefined }, elsewhere);
  requireFirebase(account);
});

test('firebase-admin is imported only by the file that is loaded for a first token', () => {
  const pusher = readFileSync(join(projectRoot, 'lib/platform/integrations/push/create-pusher.ts'), 'utf8');
  assert.match(pusher, /await import\('\.\/fcm\.ts'\)/);
  assert.doesNotMatch(pusher, /^import .*fcm/m);
});
