/** Takes out what knip names: files, exports and packages that nothing uses, and the rules of classes nobody shows. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, runnerImport } from 'vite';
import { withoutClasses } from './styles.mjs';

const knip = (root) =>
  JSON.parse(spawnSync('npx', ['knip', '--reporter', 'json'], { cwd: root, encoding: 'utf8' }).stdout).issues;

/** A source without an export, or without the whole of it where the file does not use it itself. */
function withoutExport(file, text, name) {
  const whole = parseSync(file, text).program.body.find(
    ({ type, declaration }) =>
      type === 'ExportNamedDeclaration' &&
      (declaration?.id ?? declaration?.declarations?.[0]?.id)?.name === name,
  );
  if (!whole) throw new Error(`${file} has no export ${name}`);
  const { start, end } = whole;
  const code = (text.slice(0, start) + text.slice(end)).replaceAll(
    /\/\*(?:[^*]|\*(?!\/))*\*\/|^\s*\/\/.*$/gm,
    '',
  );
  const usedHere = new RegExp(`\\b${name}\\b`).test(code);
  if (usedHere) return text.slice(0, start) + text.slice(start).replace(/^export /, '');
  const before = text.slice(0, start).replace(/\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*$/, '');
  return withoutImports(before + text.slice(end).trimStart());
}

/** A source without the names that it imports and does not use. */
const withoutImports = (text) =>
  text.replaceAll(/^import (type )?\{([^}]*)\} from ('[^']+');\n/gm, (line, type = '', names, from) => {
    const used = names
      .split(',')
      .map((name) => name.trim())
      .filter(
        (name) =>
          name && text.match(new RegExp(`\\b${name.replace(/^type |.* as /, '')}\\b`, 'g')).length > 1,
      );
    return used.length > 0 ? `import ${type}{ ${used.join(', ')} } from ${from};\n` : '';
  });

/** Until knip names nothing more. */
export function takeLeftovers(root, say) {
  for (let issues = knip(root); issues.length > 0; issues = knip(root)) {
    const taken = [];
    for (const { file, files, exports, types, dependencies, devDependencies } of issues) {
      const path = join(root, file);
      for (const { name } of files) rmSync(join(root, name), { force: true });
      if (files.length === 0 && exports.length + types.length > 0) {
        let text = readFileSync(path, 'utf8');
        for (const { name } of [...exports, ...types]) text = withoutExport(file, text, name);
        writeFileSync(path, text);
      }
      const packages = [...dependencies, ...devDependencies].map(({ name }) => name);
      if (packages.length > 0) {
        const about = JSON.parse(readFileSync(path, 'utf8'));
        for (const name of packages) {
          delete about.dependencies[name];
          delete about.devDependencies[name];
        }
        writeFileSync(path, `${JSON.stringify(about, undefined, 2)}\n`);
      }
      taken.push(...[...files, ...exports, ...types].map(({ name }) => name), ...packages);
    }
    if (taken.length === 0) throw new Error(`knip names what is not known here: ${JSON.stringify(issues)}`);
    say(`${taken.length} leftovers: ${taken.join(' ')}`);
  }
}

/** The rules of classes that no component of the new site shows. */
export async function takeStyles(root, say) {
  const { unusedClasses } = (
    await runnerImport(join(root, 'tests/unit/design/class-names.ts'), {
      root,
      configFile: false,
      logLevel: 'error',
    })
  ).module;
  const read = (...endings) =>
    new Map(
      readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((name) => endings.some((ending) => name.endsWith(ending)))
        .map((name) => [name, readFileSync(join(root, 'src', name), 'utf8')]),
    );
  const sheets = new Map([...read('.css')].filter(([name]) => !name.endsWith('fonts.css')));
  const names = unusedClasses(sheets, read('.ts', '.tsx')).map((line) => line.slice(1, line.indexOf(' ')));
  for (const [name, css] of sheets)
    writeFileSync(join(root, 'src', name), withoutClasses(css, new Set(names)));
  say(`${names.length} classes: ${names.join(' ')}`);
}
