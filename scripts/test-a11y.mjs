/**
 * The accessibility audits alone. `--quick` audits a sample of pages that holds every kind of widget; all other
 * arguments go to Playwright. Needs a build.
 */
import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const rest = given.filter((argument) => argument !== '--quick');
const { status } = spawnSync('npx', ['playwright', 'test', 'tests/a11y', ...rest], {
  stdio: 'inherit',
  env: { ...process.env, ...(rest.length < given.length && { A11Y_QUICK: '1' }) },
});
process.exitCode = status ?? 1;
