import stylelint from 'stylelint';
import { expect, it } from 'vitest';

const lines = [
  'border-top: 1px solid var(--input)',
  'font-size: 13px',
  'transition: opacity 200ms theme(transitionTimingFunction.engrave)',
  'background: linear-gradient(rgb(10 20 30 / 0.4), transparent)',
  '@media (width >= 40rem) { color: var(--foreground) }',
];

it('lint reports each value in a style sheet that is not a token', async () => {
  const code = lines.map((line, at) => `.a-${at} { ${line} }`).join('\n');
  const { results } = await stylelint.lint({ code, codeFilename: 'src/styles/seeded.css' });
  const warnings = results.flatMap((result) => result.warnings).toSorted((a, b) => a.line - b.line);
  expect(warnings.map(({ line }) => lines[line - 1])).toEqual(lines);
  for (const { text } of warnings) expect(text).toMatch(/^(?:Use a value|Query the width)/);
});
