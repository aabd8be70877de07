/**
 * W3C's validator over every built page; errors only. Needs a build, and Java. Its list of CSS is years old: the styles
 * that stand in the pages are left out, which tests/built/browsers.test.ts reads word by word.
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
