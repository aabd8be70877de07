/**
 * Runs the W3C validator on every built page, and reports the errors. This needs a build and Java. Errors in `<style>`
 * elements are ignored, because the validator does not support current CSS. tests/built/browsers.test.ts checks the
 * styles instead.
 */
import { spawnSync } from 'node:child_process';
import jar from 'vnu-jar';

if (spawnSync('java', ['-version']).error) console.log('Skipped: no java (Debian: default-jre-headless)');
else {
  const args = [
    '-jar',
    String(jar),
    '--errors-only',
    '--skip-non-html',
    '--filterpattern',
    '.*CSS: .*',
    'dist',
  ];
  process.exitCode = spawnSync('java', args, { stdio: 'inherit' }).status ?? 1;
}
