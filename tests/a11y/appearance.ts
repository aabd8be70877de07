import type { Page } from '@playwright/test';
import { colourRules, sizeRules } from './engines/axe.ts';
import { renderAll } from './evaluate.ts';

/** Three properties of a rendered page. If they are equal for two pages, axe has the same findings on both pages. */
export interface Appearance {
  /** Elements, attributes and texts, and which elements are visible. All rules depend on it. */
  structure: string;
  /** Positions and sizes. Only rules about sizes and colours depend on it. */
  places: string;
  /** Colours and font sizes. Only rules about colours depend on it. */
  colours: string;
}

/** Returns the appearance of the page, without what axe ignores: hidden decoration, classes and data attributes. */
export async function readAppearance(page: Page): Promise<Appearance> {
  await renderAll(page);
  return page.evaluate(() => {
    const ignored = /^(?:class|style|data-.*)$/;
    const focusable = 'a, button, input, select, textarea, summary, [tabindex]';
    const structure: unknown[] = [];
    const places: number[] = [];
    const colours: string[] = [];
    for (const element of document.querySelectorAll('html, body, body *')) {
      // The buttons for theme and motion differ between themes. tests/a11y/states audits both states of each button.
      if (element.closest('[data-preference]')) continue;
      const decoration = element.closest('[aria-hidden=true]');
      if (decoration && !decoration.matches(focusable) && !decoration.querySelector(focusable)) continue;
      const attributes = [...element.attributes].filter(({ name }) => !ignored.test(name));
      const texts = [...element.childNodes].filter((node) => node instanceof Text);
      const isVisible = element.checkVisibility({ visibilityProperty: true });
      structure.push(element.tagName, isVisible);
      structure.push(...attributes.map(({ name, value }) => `${name}=${value}`));
      structure.push(...texts.map(({ data }) => data));
      if (!isVisible) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const isClipped = width <= 1 || height <= 1 || x + scrollX + width <= 0 || y + scrollY + height <= 0;
      structure.push(getComputedStyle(element).display === 'inline', isClipped);
      places.push(...[x + scrollX, y + scrollY, width, height].map(Math.round));
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') continue;
        const { fontSize, fontWeight, color, backgroundColor, backgroundImage } = style;
        const { opacity, textShadow, textDecoration, filter } = style;
        colours.push(fontSize, fontWeight, color, backgroundColor, backgroundImage);
        colours.push(opacity, textShadow, textDecoration, filter);
      }
    }
    return { structure: structure.join('|'), places: places.join(), colours: colours.join('|') };
  });
}

/** Returns the rules whose findings can differ from the audited appearances: 'all', or a list that may be empty. */
export function rulesLeft(now: Appearance, audited: readonly Appearance[]): readonly string[] | 'all' {
  const sameStructure = audited.filter(({ structure }) => structure === now.structure);
  if (sameStructure.length === 0) return 'all';
  const samePlaces = sameStructure.filter(({ places }) => places === now.places);
  if (samePlaces.length === 0) return [...sizeRules, ...colourRules];
  return samePlaces.some(({ colours }) => colours === now.colours) ? [] : colourRules;
}
