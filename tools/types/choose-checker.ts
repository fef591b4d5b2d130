import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#lib/platform/config/project-root.ts';

interface Checker {
  isNative: boolean;
  /** The arguments for Node. */
  args: string[];
}

const packages = join(projectRoot, 'node_modules');

const native = join(packages, `@oxlint-tsgolint/${process.platform}-${process.arch}`);

/** oxlint with the native compiler; where that has no build, the compiler alone. */
export const chooseChecker = (folder: string, build = native): Checker => {
  if (!existsSync(build))
    return { isNative: false, args: [join(packages, 'typescript/bin/tsc'), '--noEmit', '-p', folder] };
  const config = join(projectRoot, '.oxlintrc.json');
  const flags = [`--config=${config}`, '--type-aware', '--type-check', '--deny-warnings'];
  return { isNative: true, args: [join(packages, 'oxlint/bin/oxlint'), ...flags, folder] };
};
