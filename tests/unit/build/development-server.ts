import { spawn } from 'node:child_process';
import { vi } from 'vitest';

/**
 * The time limit in ms for tests that start a server. It is long, so that only a test that hangs reaches it, even on a
 * busy machine.
 */
export const patience = { timeout: 200_000 };

const START = `import { createServer } from 'vite';
const server = await createServer({ cacheDir: '.vite', server: { host: '127.0.0.1', port: 0 } });
await server.listen();
console.log('at ' + server.resolvedUrls.local[0]);`;

/** Starts the development server in a folder with a copy of the project. */
export async function startDevelopmentServer(folder: string) {
  let output = '';
  const env = { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' };
  const server = spawn(process.execPath, ['--input-type=module', '-e', START], { cwd: folder, env });
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  await vi.waitUntil(() => output.includes('at http'), patience);
  return {
    url: /at (http\S+)/.exec(output)?.[1] ?? '',
    output: () => output,
    async stop() {
      const exit = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await exit;
    },
  };
}
