/**
 * Starts nginx, Caddy or Apache on a loopback port with the configuration of the build. This works as root and as
 * another user. The servers write only to a temporary folder.
 */
import { spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const isRoot = process.getuid?.() === 0;
const APACHE_MODULES = '/usr/lib/apache2/modules';
const folders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];
const find = (name) => folders.map((folder) => join(folder, name)).find((file) => existsSync(file));

/**
 * The servers, by the name of their Debian package. `program` finds the program. `start` writes its configuration, and
 * returns its arguments and environment variables. `folder` contains the site (site/) and the build's configuration
 * (hosts/).
 */
export const hosts = {
  nginx: {
    program: () => find('nginx'),
    async start(folder, port, connections) {
      const file = join(folder, 'hosts/nginx/nginx.conf');
      await writeFile(
        file,
        `${isRoot ? 'user root;\n' : ''}daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
worker_processes auto;
worker_rlimit_nofile ${connections * 4};
events { worker_connections ${connections * 2}; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};\n`).join('')}
  server {
    listen 127.0.0.1:${port} backlog=${connections};
    root ${folder}/site;
    include site.conf;
  }
}
`,
      );
      return { args: ['-e', 'stderr', '-p', folder, '-c', file], env: {} };
    },
  },
  caddy: {
    program: () => find('caddy'),
    async start(folder, port) {
      const file = join(folder, 'Caddyfile');
      const options = '{\n\tadmin off\n\tauto_https off\n}\n';
      await writeFile(file, `${options}import ${folder}/hosts/Caddyfile\n`);
      return {
        args: ['run', '--config', file, '--adapter', 'caddyfile'],
        env: {
          SITE_ADDRESS: `http://127.0.0.1:${port}`,
          SITE_ROOT: `${folder}/site`,
          HOME: folder,
          XDG_CONFIG_HOME: folder,
          XDG_DATA_HOME: folder,
        },
      };
    },
  },
  apache2: {
    program: () => find('apache2'),
    async start(folder, port) {
      const file = join(folder, 'apache.conf');
      const modules = ['mpm_event', 'alias', 'authz_core', 'dir', 'headers', 'mime', 'rewrite'];
      await writeFile(
        file,
        `ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
Mutex posixsem
ErrorLog ${folder}/error.log
${modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data\nGroup www-data\n' : ''}TypesConfig /etc/mime.types
ServerTokens Prod
DocumentRoot ${folder}/site
<Directory ${folder}/site>
  AllowOverride All
  Options FollowSymLinks
  Require all granted
</Directory>
`,
      );
      return { args: ['-f', file, '-DFOREGROUND'], env: {} };
    },
  },
};

/** Resolves to a port of localhost that no program uses. */
export const findFreePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const isResponding = (port) =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/', agent: false }, (response) =>
      response.resume().on('end', () => resolve(true)),
    ).on('error', () => resolve(false));
  });

/**
 * Starts a server.
 * @param {string} name a key of `hosts`
 * @param {number} connections the maximum number of simultaneous clients of nginx
 * @throws Error with installation instructions, or with the output of a server that does not start within 20 s
 */
export async function startHost(name, connections = 64) {
  const host = hosts[name];
  const program = host.program();
  if (!program) throw new Error(`${name} is not installed: apt-get install -y ${name}`);
  const folder = await mkdtemp(join(tmpdir(), `site-on-${name}-`));
  await chmod(folder, 0o755); // if root starts Apache, Apache reads the files as www-data
  await cp('dist', join(folder, 'site'), { recursive: true });
  await cp('dist-hosts', join(folder, 'hosts'), { recursive: true });
  const port = await findFreePort();
  const { args, env } = await host.start(folder, port, connections);
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise((resolve) => child.on('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + 20_000;
  while (!(await isResponding(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${name} does not answer:\n${output}`);
    }
    await wait(50);
  }
  return { port, folder, stop, log: () => output };
}
