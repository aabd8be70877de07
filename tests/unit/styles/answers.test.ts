import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('sets the display of an answer only if it is open, because browsers without until-found hide it by display (AC3)', () => {
  const rules = readFileSync('src/styles/accordion.css', 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g);
  const showing = [...rules]
    .filter(
      ([, selector = '', body = '']) =>
        /\.accordion-panel[^ ]*\s*$/.test(selector) && /display:(?! none)/.test(body),
    )
    .map(([, selector = '']) => selector.trim().split('\n').at(-1)?.trim());
  expect(showing).toEqual(['.accordion-panel:not([hidden])', 'html:not([data-js]) .accordion-panel[hidden]']);
});
