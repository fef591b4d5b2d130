/** Fails the running test file, even if its tests pass. */
export const failFile = (what: string, ...details: readonly unknown[]): void => {
  const lines = details.map((detail) => (detail instanceof Error ? detail.stack : String(detail)));
  process.stderr.write(`${what} during a test: ${lines.join(' ')}\n`);
  process.exitCode = 1;
};
