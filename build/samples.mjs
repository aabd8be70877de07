/* Finds samples: `sample(value, purpose)` (src/site/sample.ts) in code, and `!sample` in an article. */
import { basename } from 'node:path';
import { parseSync } from 'vite';

/** Returns all nodes of a syntax tree. */
function collectNodes(value) {
  if (Array.isArray(value)) return value.flatMap(collectNodes);
  if (!value || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap(collectNodes);
  return typeof value.type === 'string' ? [value, ...inner] : inner;
}

const isSampleImport = (node) =>
  node.type === 'ImportDeclaration' &&
  basename(node.source.value) === 'sample.ts' &&
  node.specifiers.length > 0;

/**
 * Finds the samples in the front matter of an article, such as `author: !sample The credit team # who signs the
 * articles`.
 */
const findFrontMatterSamples = (file, text) =>
  text.split('\n').flatMap((words, index) => {
    const [, value, purpose] = /^\w+: !sample (.*?)(?: +# *(.+))?$/.exec(words) ?? [];
    if (value && !purpose) throw new Error(`${file}:${index + 1}: state the purpose of this sample`);
    return value ? [{ file, line: index + 1, purpose, value }] : [];
  });

/**
 * Returns the file, the line and the purpose of each sample, and also its value if the value is a string.
 * @param sources the texts of files, by path
 * @throws Error that names a file with a syntax error, or a sample without a purpose
 */
export function findSamples(sources) {
  return [...sources].flatMap(([file, text]) => {
    if (file.endsWith('.md')) return findFrontMatterSamples(file, text);
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
    const nodes = collectNodes(program.body);
    const names = new Set(
      nodes
        .filter(isSampleImport)
        .flatMap((node) => node.specifiers)
        .filter(({ imported }) => imported?.name === 'sample')
        .map(({ local }) => local.name),
    );
    return nodes
      .filter(({ type, callee }) => type === 'CallExpression' && names.has(callee.name))
      .map(({ start, arguments: [value, purpose] }) => {
        const line = text.slice(0, start).split('\n').length;
        const isTemplate = purpose?.type === 'TemplateLiteral'; // such as `${name} in Hindi`
        const purposeText = isTemplate ? text.slice(purpose.start + 1, purpose.end - 1) : purpose?.value;
        if (typeof purposeText !== 'string')
          throw new Error(`${file}:${line}: state the purpose of this sample`);
        return {
          file,
          line,
          purpose: purposeText,
          ...(typeof value.value === 'string' && { value: value.value }),
        };
      });
  });
}
