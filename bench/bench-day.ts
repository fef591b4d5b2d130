import { runProject } from '#tools/browser/run-project.ts';
import { runScript } from '#lib/platform/terminal/run-script.ts';

// Measures the bytes transferred on an ordinary day of a customer and a worker.
runScript(() => runProject(['figures'], 'day.figure', '--workers=1', '--reporter=line'), {
  codeWhenStopped: 130,
});
