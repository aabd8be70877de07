/**
 * Runs the tests. Prints the time of each part, and the complete output of a part that fails.
 * - `npm test` runs the parts that every change must pass. `npm test -- lint unit` runs two of them.
 * - `npm run test:all` runs everything. `npm run test:all -- browser-1` runs one job.
 * - `--list` prints the names of the parts or jobs.
 */
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { installChromium } from './chromium.mjs';
import { daily, jobs } from './test-parts.mjs';

const isFullRun = process.argv[2] === '--all';
const requested = process.argv.slice(isFullRun ? 3 : 2);
const names = isFullRun ? Object.keys(jobs) : daily.flat().map(({ name }) => name);
const outcomes = ['passed', 'failed', 'skipped'];

const unknown = requested.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  const isListRequest = unknown[0] === '--list';
  if (!isListRequest) console.error(`No such part: ${unknown.join(', ')}. The parts are:`);
  console.log(names.join('\n'));
  process.exit(isListRequest ? 0 : 1);
}

/** Returns the rows of parts to run. The parts of a row run at the same time. */
function selectRows() {
  if (isFullRun) return (requested.length > 0 ? requested : names).flatMap((job) => jobs[job]);
  const isRequested = ({ name }) => requested.length === 0 || requested.includes(name);
  return daily.map((row) => row.filter(isRequested)).filter((row) => row.length > 0);
}

/** Runs a command. Resolves to its exit code and output. */
const run = ([program, ...args], env) =>
  new Promise((resolve) => {
    const [file, ...first] = { node: [process.execPath], npm: ['npm'] }[program] ?? [
      'npx',
      '--no-install',
      program,
    ];
    const child = spawn(file, [...first, ...args], {
      // `npm exec --package` sets this variable, and npx would then not search node_modules.
      env: { ...process.env, npm_config_package: '', NO_COLOR: '1', ...env },
      shell: program !== 'node' && process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', ({ message }) => resolve({ code: 1, output: message }));
    child.on('close', (code) => resolve({ code, output }));
  });

/** Returns the number of tests with an outcome, such as 'failed', from the summary of Vitest or Playwright. */
const countTests = (output, outcome) =>
  Number(
    (
      new RegExp(`^ *Tests .*?(\\d+) ${outcome}`, 'm').exec(output) ??
      new RegExp(`^ *(\\d+) ${outcome}\\b`, 'm').exec(output)
    )?.[1] ?? 0,
  );

const measureSeconds = (start) => (performance.now() - start) / 1000;

async function runPart({ name, run: commands, env }) {
  const start = performance.now();
  const result = { name, passed: 0, failed: 0, skipped: 0, isOk: true, note: '' };
  let failureOutput = '';
  for (const command of commands) {
    const { code, output } = await run(command, env);
    for (const outcome of outcomes) result[outcome] += countTests(output, outcome);
    result.note ||= /^Skipped: .*/m.exec(output)?.[0] ?? '';
    if (code === 0) continue;
    result.isOk = false;
    failureOutput += output;
  }
  if (!result.isOk && result.failed === 0) result.failed = 1; // types, lint and build print no number of tests
  result.seconds = measureSeconds(start);
  const counts = outcomes.filter((outcome) => result[outcome] > 0);
  result.text =
    counts.map((outcome) => `${result[outcome]} ${outcome}`).join(', ') || result.note || 'passed';
  console.log(`${name.padEnd(18)}${result.seconds.toFixed(1).padStart(7)} s   ${result.text}`);
  if (failureOutput) console.log(failureOutput);
  return result;
}

const rows = selectRows();
if (isFullRun || rows.flat().some(({ name }) => name === 'browser')) {
  const problem = installChromium();
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
}
const start = performance.now();
const results = [];
for (const row of rows) {
  results.push(...(await Promise.all(row.map(runPart))));
  if (results.some(({ name, isOk }) => name === 'build' && !isOk)) break; // the other parts need the build
}
const sum = (outcome) => results.reduce((total, result) => total + result[outcome], 0);
const total = `${sum('passed')} passed, ${sum('failed')} failed in ${measureSeconds(start).toFixed(1)} s`;
console.log(total);
if (process.env.GITHUB_STEP_SUMMARY)
  appendFileSync(
    process.env.GITHUB_STEP_SUMMARY,
    [
      '| Part | Seconds | Result |',
      '| --- | --- | --- |',
      ...results.map(({ name, seconds, text }) => `| ${name} | ${seconds.toFixed(1)} | ${text} |`),
      `\n${total}\n`,
    ].join('\n'),
  );
process.exitCode = results.every(({ isOk }) => isOk) ? 0 : 1;
