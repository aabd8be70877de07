/**
 * `npm test` asks everything that a change must pass; `npm test -- unit browser` asks those parts.
 * `npm run test:all` asks everything there is; `npm run test:all -- browser-1` does one job of it, `--list` names them.
 * A line per part with its seconds, and the whole output of what fails.
 */
import { spawn } from 'node:child_process';
import { installChromium } from './chromium.mjs';
import { daily, jobs } from './test-parts.mjs';

const all = process.argv[2] === '--all';
const wanted = process.argv.slice(all ? 3 : 2);
const known = all ? Object.keys(jobs) : daily.flat().map(({ name }) => name);
const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

function chosen() {
  if (all) return (wanted.length > 0 ? wanted : known).flatMap((job) => jobs[job]);
  const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name);
  return daily.map((row) => row.filter(isWanted)).filter((row) => row.length > 0);
}

/** Exit code and output of one command. */
const run = ([program, ...args], env) =>
  new Promise((done) => {
    const viaNpx = program !== 'node';
    const child = spawn(
      viaNpx ? 'npx' : process.execPath,
      viaNpx ? ['--no-install', program, ...args] : args,
      {
        env: { ...process.env, NO_COLOR: '1', ...env },
        shell: viaNpx && process.platform === 'win32',
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', ({ message }) => done({ code: 1, output: message }));
    child.on('close', (code) => done({ code, output }));
  });

/** How many tests a command says it ran with this outcome: Vitest's and Playwright's closing lines. */
const count = (output, outcome) =>
  Number(
    (
      output.match(new RegExp(`^ *Tests .*?(\\d+) ${outcome}`, 'm')) ??
      output.match(new RegExp(`^ *(\\d+) ${outcome}\\b`, 'm')) ?? [0, 0]
    )[1],
  );

async function ask({ name, run: commands, env }) {
  const start = performance.now();
  const result = { code: 0, passed: 0, failed: 0, flaky: 0, skipped: 0 };
  let said = '';
  for (const command of commands) {
    const { code, output } = await run(command, env);
    for (const outcome of ['passed', 'failed', 'flaky', 'skipped']) result[outcome] += count(output, outcome);
    if (code !== 0) said += output;
    else if (result.flaky > 0) said += output.slice(output.search(/^ *1\) /m)); // what failed at its first try
    result.note ??= /^Skipped: .*/m.exec(output)?.[0];
    result.code ||= code;
  }
  if (result.code !== 0 && result.failed === 0) result.failed = 1; // no test: types, lint, build
  const counts = ['passed', 'failed', 'flaky', 'skipped'].filter((outcome) => result[outcome] > 0);
  const words = counts.map((outcome) => `${result[outcome]} ${outcome}`).join(', ');
  console.log(`${name.padEnd(18)}${since(start).padStart(9)}   ${words || result.note || 'passed'}`);
  if (said) console.log(said);
  return result;
}

const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  if (unknown[0] !== '--list') console.error(`Unknown: ${unknown.join(', ')}. There are:`);
  console.log(known.join('\n'));
  process.exit(unknown[0] === '--list' ? 0 : 1);
}
const rows = chosen();
if (all || rows.flat().some(({ name }) => name === 'browser')) installChromium();
const start = performance.now();
const results = [];
for (const row of rows) {
  const those = await Promise.all(row.map(ask));
  results.push(...those);
  if (row.some(({ name }, i) => name === 'build' && those[i].code !== 0)) break; // the rest would look at an old one
}
const sum = (outcome) => results.reduce((total, result) => total + result[outcome], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed in ${since(start)}`);
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
