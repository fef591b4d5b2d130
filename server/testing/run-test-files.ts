import { Readable } from 'node:stream';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { projectRoot } from '../routes.ts';
import quietReporter from './quiet-reporter.ts';

// The command line of node:test sorts files by name; here they begin in the order given.
const [reporter, ...files] = process.argv.slice(2);

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());

const events = run({
  cwd: projectRoot,
  files,
  // Ends the files that run, too: they would live on as nobody's children.
  signal: stopped.signal,
  // Three at a time on two cores, as each waits now and then.
  concurrency: 3,
  // A test that hangs is named rather than waited for.
  timeout: 240_000,
  execArgv: ['--import=./server/testing/strict.ts', '--disable-warning=ExperimentalWarning'],
});
events.on('test:fail', () => {
  process.exitCode = 1;
});
const report = reporter === 'quiet' ? Readable.from(quietReporter(events)) : events.pipe(spec());
report.pipe(process.stdout);
