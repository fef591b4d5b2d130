import { runProject } from './browser/run-project.ts';
import { runScript } from './run-script.ts';

// Draws every page and state anew into docs/screens; of those named behind the command, only theirs.
runScript(() => runProject('screens', ...process.argv.slice(2)), { codeWhenStopped: 130 });
