import { inPage } from './check.ts';

/** Checks that text in another script is marked with the `lang` of its language. */
export const languages = inPage('language', '3.1.2', () => {
  const scripts: [RegExp, RegExp][] = [
    [/\p{Script=Devanagari}/u, /^(hi|mr|ne|sa|kok)\b/],
    [/\p{Script=Bengali}/u, /^(bn|as)\b/],
    [/\p{Script=Tamil}/u, /^ta\b/],
    [/\p{Script=Telugu}/u, /^te\b/],
    [/\p{Script=Gujarati}/u, /^gu\b/],
    [/\p{Script=Gurmukhi}/u, /^pa\b/],
    [/\p{Script=Arabic}/u, /^(ur|ar|fa|sd|ks)\b/],
    [/[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u, /^(?!en)/],
  ];
  const attributes = ['alt', 'title', 'aria-label', 'placeholder'];
  const hasWrongLanguage = (element: Element, text: string) => {
    const needed = scripts.find(([letters]) => letters.test(text))?.[1];
    return needed && !needed.test(element.closest('[lang]')?.getAttribute('lang') ?? '');
  };
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const own = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data);
      return hasWrongLanguage(
        element,
        [...own, ...attributes.map((name) => element.getAttribute(name) ?? '')].join(' '),
      );
    })
    .map((element) => window.helpers.report(element, 'script does not match its lang attribute'));
});

/**
 * Checks that lines that look like a heading are headings. A short bold or large line directly above plain text looks
 * like one.
 */
export const fakeHeadings = inPage('fake-heading', '1.3.1', () => {
  const structure =
    'h1,h2,h3,h4,h5,h6,[role=heading],a,button,label,legend,dl,table,figcaption,figure,summary,blockquote,nav,[aria-hidden=true],svg';
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const weight = (element: Element) => Number(getComputedStyle(element).fontWeight);
  const flat = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  /** Returns the outermost box that contains only this text. */
  const boxOf = (element: Element): Element => {
    const parent = element.parentElement;
    return parent && parent !== document.body && flat(parent) === flat(element) ? boxOf(parent) : element;
  };
  return window.helpers.texts().flatMap(({ parent }) => {
    const words = flat(parent);
    if (parent.closest(structure) || words.length > 80 || /[.:;,]$/.test(words)) return [];
    const box = boxOf(parent);
    const next = box.nextElementSibling;
    const underHeading = box.previousElementSibling?.matches('h1, h2, h3, h4, h5, h6');
    if (!next || underHeading || getComputedStyle(box).display.startsWith('inline')) return [];
    const plain = next.matches('p, div, ul, ol') && !next.querySelector('h1,h2,h3,h4,h5,h6');
    const follows = plain && flat(next).length >= 60 && weight(next) < 600;
    const isEmphasized = weight(parent) >= 600 || size(parent) >= 1.25 * size(next);
    return follows && isEmphasized ? [window.helpers.report(parent, `"${words}" looks like a heading`)] : [];
  });
});
