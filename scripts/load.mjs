/**
 * Load on the built site: nginx with the configuration of the build, on loopback, under CONNECTIONS at once for
 * SECONDS, each asking for every page and every file in turn over one kept-alive connection, gzip accepted.
 * Usage: npm run build && npm run load [-- seconds]
 */
import { existsSync, readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { boot } from './hosts.mjs';

const CONNECTIONS = 1000;
const LONGEST = 600; // seconds
const PATIENCE = 30_000; // ms until a silent answer counts as an error

const seconds = Number(process.argv[2] ?? 60);
if (!(seconds > 0 && seconds <= LONGEST)) throw new Error(`How long? From 1 to ${LONGEST} seconds.`);
if (!existsSync('dist-hosts/nginx')) throw new Error('Nothing to serve: run npm run build first.');

const paths = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^[._]|^404|\.(br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice('dist'.length))
  .map((path) => path.replace(/(index)?\.html$/, ''));

const host = await boot('nginx', CONNECTIONS);
const latencies = []; // ms
const faults = new Map();
let bytes = 0;

/** One request; never rejects. @param agent the client's own, with its one connection */
const ask = (agent, path) =>
  new Promise((resolve) => {
    const start = performance.now();
    const failed = (what) => resolve(faults.set(what, (faults.get(what) ?? 0) + 1));
    // The address is a constant: this script asks no machine but its own.
    const headers = { 'accept-encoding': 'gzip' };
    const request = get({ host: '127.0.0.1', port: host.port, path, agent, headers }, (response) => {
      response
        .on('data', (part) => (bytes += part.length))
        .on('error', (error) => failed(error.code))
        .on('end', () => {
          if (!(response.statusCode < 400)) return failed(`${response.statusCode} ${path}`);
          resolve(latencies.push(performance.now() - start));
        });
    });
    request.setTimeout(PATIENCE, () => request.destroy(new Error('timeout')));
    request.on('error', (error) => failed(error.code ?? error.message));
  });

const end = performance.now() + seconds * 1000;
let most = 0;
let open = 0;

async function client(number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agent.createConnection = ((connect) =>
    function (...args) {
      const socket = connect.apply(this, args);
      most = Math.max(most, ++open);
      return socket.on('close', () => (open -= 1));
    })(agent.createConnection);
  for (let turn = number; performance.now() < end; turn += 1) await ask(agent, paths[turn % paths.length]);
  agent.destroy();
}

await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => client(number)));
await host.stop();

latencies.sort((a, b) => a - b);
const at = (share) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))].toFixed(0);
const errors = [...faults.values()].reduce((sum, count) => sum + count, 0);
console.log(`${CONNECTIONS} clients, ${seconds} s, ${paths.length} addresses, ${availableParallelism()} x ${cpus()[0].model}
connections at once (most): ${most}
answers: ${latencies.length} (${(latencies.length / seconds).toFixed(0)} a second), ${(bytes / 1e6 / seconds).toFixed(1)} MB a second
errors: ${errors} ${errors ? JSON.stringify(Object.fromEntries(faults)) : ''}
latency in ms: p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, p99.9 ${at(0.999)}, most ${at(1)}`);
if (errors > 0 || most < CONNECTIONS) process.exitCode = 1;
