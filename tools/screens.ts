import { runProject } from './browser/run-project.ts';
import { runScript } from '#lib/platform/terminal/run-script.ts';

// Takes the screenshots in docs/screens, or only those named on the command line.
runScript(() => runProject(['screens'], ...process.argv.slice(2)), { codeWhenStopped: 130 });
