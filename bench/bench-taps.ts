import { runProject } from '#tools/browser/run-project.ts';
import { runScript } from '#lib/platform/terminal/run-script.ts';

// Measures how soon a slow phone answers a tap, one page at a time so that nothing else is measured.
runScript(() => runProject(['figures'], 'taps.figure', '--workers=1', '--reporter=line'), {
  codeWhenStopped: 130,
});
