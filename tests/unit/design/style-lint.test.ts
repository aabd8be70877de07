import stylelint from 'stylelint';
import { expect, it } from 'vitest';

it.each([
  'border-top: 1px solid var(--input)',
  'outline-width: 2px',
  'border-radius: 4px',
  'font-size: 13px',
  'font-weight: 700',
  'transition: opacity 200ms theme(transitionTimingFunction.engrave)',
  'color: #f2a51f',
  'background: linear-gradient(rgb(10 20 30 / 0.4), transparent)',
  'border-color: navy',
  '@media (width >= 40rem) { color: var(--foreground) }',
])('lint reports %s in a style sheet', async (line) => {
  const { results } = await stylelint.lint({ code: `.a { ${line} }`, codeFilename: 'src/styles/seeded.css' });
  expect(results.flatMap(({ warnings }) => warnings.map(({ text }) => text))).toEqual([
    expect.stringMatching(/^(?:Take a role|Ask the width)/),
  ]);
});
