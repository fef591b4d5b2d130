import { relative, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { TestEvent } from 'node:test/reporters';
import { noteFailure } from '#e2e/kit/failures.ts';

type Fail = Extract<TestEvent, { type: 'test:fail' }>['data'];

const findCause = ({ details }: Fail): unknown => details.error.cause ?? details.error;

// A suite fails because of its tests, which were already reported.
const isSecondHand = ({ details }: Fail): boolean =>
  'failureType' in details.error && details.error.failureType === 'subtestsFailed';

// Only the layer that runs the API inside Next sets both.
const isThroughNext = process.env['HUNAR_API_HOST'] === 'next';
const settings = isThroughNext ? 'HUNAR_API_HOST=next NODE_ENV=production ' : '';

/** The command that runs one file again. */
const repeat = (file: string): string => `${settings}npm run test:file -- ${relative(process.cwd(), file)}`;

const describe = ({ failure, name }: { failure: Fail; name: string }): string => {
  const place = [failure.file, failure.line].filter(Boolean).join(':');
  const again = failure.file ? `\n  ${repeat(resolve(failure.file))}` : '';
  return `\n✖ ${name}\n  ${place}${again}\n${inspect(findCause(failure), { colors: false })}\n`;
};

const LINE_EVERY_MS = 30_000;

/**
 * Prints nothing for passing tests but a line every half minute, everything for failing ones with their file's output, and the
 * counts at the end.
 */
export default async function* quietReporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const printed = new Map<string, string>();
  const counts = { passed: 0, failed: 0 };
  // The suites around the test that is being reported, and itself.
  const names: string[] = [];
  // Counted apart: passes are reported in the order of the files, so the first file holds back all others.
  let ended = 0;
  const startedMs = performance.now();
  let nextLineMs = startedMs + LINE_EVERY_MS;
  for await (const { type, data } of source) {
    if (type === 'test:stdout' || type === 'test:stderr')
      printed.set(resolve(data.file), (printed.get(resolve(data.file)) ?? '') + data.message);
    if (type === 'test:start') names.splice(data.nesting, Infinity, data.name);
    if (type === 'test:pass' && data.details.type !== 'suite') counts.passed += 1;
    if (type === 'test:complete' && data.details.type !== 'suite') ended += 1;
    if (performance.now() > nextLineMs) {
      nextLineMs += LINE_EVERY_MS;
      yield `${ended} tests ended after ${Math.round((performance.now() - startedMs) / 1000)} s\n`;
    }
    if (type !== 'test:fail' || isSecondHand(data)) continue;
    counts.failed += 1;
    // Node reports a file both as it was given and by its full path.
    const file = resolve(data.file ?? '');
    const name = [...names.slice(0, data.nesting), data.name].join(' › ');
    noteFailure({ name, again: repeat(file), reason: inspect(findCause(data), { colors: false }) });
    yield describe({ failure: data, name });
    yield printed.get(file) ?? '';
    printed.delete(file);
  }
  yield `${counts.passed} passed, ${counts.failed} failed\n`;
}
