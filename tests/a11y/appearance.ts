import type { Page } from '@playwright/test';
import { colourRules, sizeRules } from './engines/axe.ts';
import { renderAll } from './evaluate.ts';

/** Three hashes of a rendered page. If the hashes of two pages are equal, axe has the same findings for both. */
export interface Appearance {
  /** The hash of elements, attributes and texts, and of which elements are visible. All rules depend on it. */
  structure: number;
  /** The hash of positions and sizes. Only rules about sizes and colours depend on it. */
  places: number;
  /** The hash of colours and font sizes. Only rules about colours depend on it. */
  colours: number;
}

/** Returns the hashes of the page, without what axe ignores: hidden decoration, classes and data attributes. */
export async function hashAppearance(page: Page): Promise<Appearance> {
  await renderAll(page);
  return page.evaluate(() => {
    const hash = (start: number, values: readonly unknown[]) => {
      let result = start;
      for (const character of values.join('|'))
        result = Math.imul(result ^ character.codePointAt(0)!, 16777619);
      return result;
    };
    const ignored = /^(?:class|style|data-.*)$/;
    const focusable = 'a, button, input, select, textarea, summary, [tabindex]';
    let [structure, places, colours] = [1, 1, 1];
    for (const element of document.querySelectorAll('html, body, body *')) {
      // The buttons for theme and motion differ between themes. tests/a11y/states audits both states of each.
      if (element.closest('[data-preference]')) continue;
      const decoration = element.closest('[aria-hidden=true]');
      if (decoration && !decoration.matches(focusable) && !decoration.querySelector(focusable)) continue;
      const attributes = [...element.attributes].filter(({ name }) => !ignored.test(name));
      const texts = [...element.childNodes].filter((node) => node instanceof Text);
      const isVisible = element.checkVisibility({ visibilityProperty: true });
      structure = hash(structure, [
        element.tagName,
        isVisible,
        ...attributes.map(({ name, value }) => `${name}=${value}`),
        ...texts.map(({ data }) => data),
      ]);
      if (!isVisible) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const isClipped = width <= 1 || height <= 1 || x + scrollX + width <= 0 || y + scrollY + height <= 0;
      structure = hash(structure, [getComputedStyle(element).display === 'inline', isClipped]);
      places = hash(places, [x + scrollX, y + scrollY, width, height].map(Math.round));
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') continue;
        const { fontSize, fontWeight, color, backgroundColor, backgroundImage } = style;
        const { opacity, textShadow, textDecoration, filter } = style;
        colours = hash(colours, [fontSize, fontWeight, color, backgroundColor, backgroundImage]);
        colours = hash(colours, [opacity, textShadow, textDecoration, filter]);
      }
    }
    return { structure, places, colours };
  });
}

/** Returns the rules that can have other findings than in the audited appearances: 'all', or a list, which may be empty. */
export function rulesLeft(now: Appearance, audited: readonly Appearance[]): readonly string[] | 'all' {
  const sameStructure = audited.filter(({ structure }) => structure === now.structure);
  if (sameStructure.length === 0) return 'all';
  const samePlaces = sameStructure.filter(({ places }) => places === now.places);
  if (samePlaces.length === 0) return [...sizeRules, ...colourRules];
  return samePlaces.some(({ colours }) => colours === now.colours) ? [] : colourRules;
}
