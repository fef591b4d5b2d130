import { runProject } from './browser/run-project.ts';
import { runScript } from './run-script.ts';

// What an ordinary day of two people moves over the line.
runScript(() => runProject('figures', 'day.figure', '--workers=1', '--reporter=line'), {
  codeWhenStopped: 130,
});
