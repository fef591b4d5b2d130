import { Readable } from 'node:stream';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { projectRoot } from '#lib/platform/config/project-root.ts';
import { shareDatabases } from '#e2e/kit/lent-database.ts';
import quietReporter from './quiet-reporter.ts';

// node:test's command line sorts files by name; here they start in the given order.
const [reporter, ...files] = process.argv.slice(2);

process.once('exit', shareDatabases());
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());

const events = run({
  cwd: projectRoot,
  files,
  // Also ends running files, which would otherwise be orphaned.
  signal: stopped.signal,
  // Three at a time on two cores, because each waits now and then.
  concurrency: 3,
  // Reports a hanging test instead of waiting for it. The longest takes 160 s on a machine that is not busy otherwise.
  timeout: 480_000,
  execArgv: ['--import=./e2e/kit/strict.ts', '--disable-warning=ExperimentalWarning'],
});
events.on('test:fail', () => {
  process.exitCode = 1;
});
const report = reporter === 'quiet' ? Readable.from(quietReporter(events)) : events.pipe(spec());
report.pipe(process.stdout);
