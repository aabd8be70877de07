/**
 * Runs the W3C validator over every built page and reports errors. Needs a build and Java. The validator does not know
 * current CSS, so `<style>` elements are skipped; tests/built/browsers.test.ts checks them.
 */
import { spawnSync } from 'node:child_process';
import jar from 'vnu-jar';

if (spawnSync('java', ['-version']).error) console.log('Skipped: no java (Debian: default-jre-headless)');
else {
  const given = [
    '-jar',
    String(jar),
    '--errors-only',
    '--skip-non-html',
    '--filterpattern',
    '.*CSS: .*',
    'dist',
  ];
  process.exitCode = spawnSync('java', given, { stdio: 'inherit' }).status ?? 1;
}
