import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { TestEvent } from 'node:test/reporters';

type Fail = Extract<TestEvent, { type: 'test:fail' }>['data'];

const causeOf = ({ details }: Fail): unknown => details.error.cause ?? details.error;

// A suite fails because of the tests in it, which were reported already.
const isSecondHand = ({ details }: Fail): boolean =>
  'failureType' in details.error && details.error.failureType === 'subtestsFailed';

/** The one command that runs a file again. */
const repeat = (file: string): string => `npm run test:file -- ${relative(process.cwd(), file)}`;

const describe = (failure: Fail): string => {
  const place = [failure.file, failure.line].filter(Boolean).join(':');
  const again = failure.file ? `\n  ${repeat(resolve(failure.file))}` : '';
  return `\n✖ ${failure.name}\n  ${place}${again}\n${inspect(causeOf(failure), { colors: false })}\n`;
};

// For the end of the whole run, which other processes make.
const note = ({ name, file = '' }: Fail): void => {
  const notes = process.env['HUNAR_FAILURES'];
  if (notes) appendFileSync(notes, `${name}\t${repeat(resolve(file))}\n`);
};

/** Says nothing of what passes; of what fails everything, with what its file printed; counts at the end. */
export default async function* quietReporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const printed = new Map<string, string>();
  const counts = { passed: 0, failed: 0 };
  for await (const { type, data } of source) {
    if (type === 'test:stdout' || type === 'test:stderr')
      printed.set(resolve(data.file), (printed.get(resolve(data.file)) ?? '') + data.message);
    if (type === 'test:pass' && data.details.type !== 'suite') counts.passed += 1;
    if (type !== 'test:fail' || isSecondHand(data)) continue;
    counts.failed += 1;
    note(data);
    yield describe(data);
    // Node names a file as it was given here and by its full path there.
    const file = resolve(data.file ?? '');
    yield printed.get(file) ?? '';
    printed.delete(file);
  }
  yield `${counts.passed} passed, ${counts.failed} failed\n`;
}
