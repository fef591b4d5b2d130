import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { loadPatiently } from './load-patiently.ts';

/** Node has no window. The network of this one is back as soon as someone waits for it. */
class Online extends EventTarget {
  override addEventListener(...listener: Parameters<EventTarget['addEventListener']>): void {
    super.addEventListener(...listener);
    queueMicrotask(() => this.dispatchEvent(new Event('online')));
  }
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'window', { value: new Online(), configurable: true });
});
afterEach(() => {
  Object.defineProperty(globalThis, 'window', { value: undefined, configurable: true });
});

test('code that did not come is asked for until it does', async () => {
  let tries = 0;
  const load = async (): Promise<string> => {
    tries += 1;
    if (tries < 3) throw new Error('The network is gone.');
    return 'the part';
  };
  assert.equal(await loadPatiently(load), 'the part');
  assert.equal(tries, 3);
});
