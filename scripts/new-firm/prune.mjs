/** Takes out what no page of the new site needs: sources, their tests, packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

const filesIn = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));

/** The files of the site that a file names: by an import, by a style sheet, or by their whole path. */
function namesOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const near = [
    ...text.matchAll(/^(?:import|export|\})[^'\n]*'(\.[^']+)'/gm),
    ...text.matchAll(/^ *@import '(\.[^']+)'/gm),
    ...text.matchAll(/(?:import|[mM]ock|url|glob<\w+>)\(\s*'(\.[^']+)'/g),
  ].map(([, name]) => join(dirname(file), name));
  const whole = [...text.matchAll(/(?<![\w-])(?:src|scripts|tests)\/[\w./-]+\.\w+/g)].map(([name]) => name);
  return { near, whole };
}

const pages = ['src/pages', 'src/content/articles'];

/** Sources of the site that none of its entries reaches, and no script but those of tests. */
function unreached(root) {
  const entries = [
    'src/app/client.tsx', 'src/build/server.tsx', 'src/runtime/boot/main.ts', 'vite.config.ts', 'index.html', 'src/vite-env.d.ts', 'src/content/articles.d.ts', 'src/site/photos.d.ts',
    ...['index', 'home', 'inner', 'print'].map((name) => `src/styles/${name}.css`),
    ...filesIn(root, 'scripts'), ...pages.flatMap((folder) => filesIn(root, folder)),
  ]; // oxfmt-ignore
  const reached = new Set();
  const follow = (file) => {
    if (reached.has(file) || !existsSync(join(root, file)) || !/\.(?:m?[jt]sx?|css|html|mts)$/.test(file)) {
      reached.add(file);
      return;
    }
    reached.add(file);
    const { near, whole } = namesOf(root, file);
    for (const name of [...near, ...whole]) follow(name);
  };
  entries.forEach(follow);
  return filesIn(root, 'src').filter((file) => /\.(?:tsx?|css)$/.test(file) && !reached.has(file));
}

/** Tests that import what is gone. */
const orphans = (root) =>
  filesIn(root, 'tests').filter((file) =>
    namesOf(root, file).near.some((name) => extname(name) && !existsSync(join(root, name))),
  );

/** Tests that the types refuse: they name an address or a form that is gone. */
function refused(root) {
  const { stdout } = spawnSync('npx', ['tsc', '--noEmit', '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = new Set([...stdout.matchAll(/^([\w./-]+)\(\d+,\d+\): error/gm)].map(([, file]) => file));
  return [...files].filter((file) => file.startsWith('tests/'));
}

/** Tests that open an address of the old site. */
const astray = (root, gone) =>
  filesIn(root, 'tests').filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return gone.some((path) => new RegExp(`['"\`]${path}['"\`#?]`).test(text));
  });

/** Takes files out until none is found any more. */
function until(none, root, say, what) {
  for (let files = none(root); files.length > 0; files = none(root)) {
    for (const file of files) rmSync(join(root, file), { force: true });
    say(`${files.length} ${what}: ${files.join(' ')}`);
  }
}

/** @param {string[]} gone addresses that the old site had and the new has not */
export function prune(root, say, gone) {
  until(unreached, root, say, 'sources that no page needs');
  until((at) => astray(at, gone), root, say, 'tests of old pages');
  until(orphans, root, say, 'tests of what is gone');
  until((at) => [...new Set([...refused(at), ...orphans(at)])], root, say, 'tests of old words');
}
