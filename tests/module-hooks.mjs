import { readFile } from 'node:fs/promises';

/** Replaces src/site/translated-pages.ts, because it uses `import.meta.glob`, which only Vite supports. */
export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  const url = resolved.url.replace('/src/site/translated-pages.ts', '/tests/translated-pages.ts');
  return { ...resolved, url };
}

/** Returns the code of a module for a JSON object. As in Vite, it exports the object and each value by its key. */
function toModule(text) {
  const entries = Object.entries(JSON.parse(text)).filter(([key]) => key !== 'default');
  const values = entries.map(([, value], index) => `const v${index} = ${JSON.stringify(value)};`);
  const names = entries.map(([key], index) => `v${index} as ${JSON.stringify(key)}`);
  return `${values.join('\n')}\nexport { ${names.join(', ')} };\nexport default ${text};`;
}

/**
 * Loads JSON files of words as modules. The module of a photograph exports undefined, because tests read its URL from
 * the built page. In other modules of src, `import.meta.env` is an empty object.
 */
export async function load(url, context, next) {
  const isPhoto = /\.(?:jpe?g|png|webp|avif|tiff?)\?/i.test(url);
  const isWords = /\/src\/words\/.*\.json$/.test(url);
  if (!isPhoto && !isWords) {
    const loaded = await next(url, context);
    if (!/\/src\/.*\.tsx?$/.test(url)) return loaded;
    return { ...loaded, source: String(loaded.source).replaceAll('import.meta.env', '({})') };
  }
  const source = isPhoto
    ? 'export default undefined;'
    : toModule(await readFile(new URL(url), { encoding: 'utf8' }));
  return { format: 'module', source, shortCircuit: true };
}
