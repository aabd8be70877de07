/** What one test says of a tree with a fault in it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { partOf } from './list.mjs';

const PATIENCE = 300_000; // ms for one command

/** What makes `npm run test:all` of `npm test`: full matrices, more cases of a property. */
const more = ['CI', 'FULL', 'PROPERTY_RUNS', 'WHOLE_BROWSER'];
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !more.includes(name)));

/** Exit code and output of a package's command in the folder. */
const run = (cwd, command, ...args) =>
  new Promise((done) => {
    const child = spawn(join(cwd, 'node_modules/.bin', command), args, { cwd, timeout: PATIENCE, env });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('close', (code) => done({ code, output: stripVTControlCharacters(output) }));
  });

/** What is amiss, in few lines: to see whether it is the fault, and not the machine, that turned the test red. */
const whyIn = (output) =>
  output
    .split('\n')
    .filter((line) => /Error: |^\s*(Expected|Received)\b.*:|^\s*\+ .*"/.test(line))
    .slice(0, 4)
    .map((line) => line.trim().slice(0, 160))
    .join('\n        ');

/** Makes a build; `red` where there cannot be one. */
export async function buildIn(folder) {
  const { code, output } = await run(folder, 'vite', 'build');
  return { state: code === 0 ? 'green' : 'red', why: whyIn(output) };
}

const projectOf = (file) =>
  /^tests\/(specification\/)?unit\/.*\.tsx$/.test(file) ? 'unit-dom' : partOf(file);

/** Both runners read a title as a regular expression. */
const literally = (title) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** `red`, `green`, or `no test` where none ran; and the first line that says why. */
export async function verdict(folder, test) {
  const [file, title] = test.split(' :: ');
  const titled = (flag) => (title ? [flag, literally(title)] : []);
  const { code, output } =
    partOf(test) === 'browser'
      ? await run(folder, 'playwright', 'test', file, '--workers=1', '--retries=0', ...titled('-g'))
      : await run(folder, 'vitest', 'run', '--project', projectOf(file), file, ...titled('-t'));
  const why = whyIn(output);
  if (/Tests .*failed|Failed Suites|^ *\d+ failed/m.test(output)) return { state: 'red', why };
  return { state: code === 0 && /\d+ passed/.test(output) ? 'green' : 'no test', why };
}
