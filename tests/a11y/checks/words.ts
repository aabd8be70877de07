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
      const texts = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data);
      const values = attributes.map((name) => element.getAttribute(name) ?? '');
      return hasWrongLanguage(element, [...texts, ...values].join(' '));
    })
    .map((element) => window.helpers.report(element, 'script does not match its lang attribute'));
});

/** Checks that a short bold or large line directly above plain text, which looks like a heading, is a heading. */
export const fakeHeadings = inPage('fake-heading', '1.3.1', () => {
  const structure =
    'h1,h2,h3,h4,h5,h6,[role=heading],a,button,label,legend,dl,table,figcaption,figure,summary,blockquote,nav,[aria-hidden=true],svg';
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const weightOf = (element: Element) => Number(getComputedStyle(element).fontWeight);
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  /** Returns the outermost element that contains no other text than this element. */
  const findBox = (element: Element): Element => {
    const parent = element.parentElement;
    return parent && parent !== document.body && textOf(parent) === textOf(element)
      ? findBox(parent)
      : element;
  };
  return window.helpers.texts().flatMap(({ parent }) => {
    const words = textOf(parent);
    if (parent.closest(structure) || words.length > 80 || /[.:;,]$/.test(words)) return [];
    const box = findBox(parent);
    const next = box.nextElementSibling;
    const isBelowHeading = box.previousElementSibling?.matches('h1, h2, h3, h4, h5, h6');
    if (!next || isBelowHeading || getComputedStyle(box).display.startsWith('inline')) return [];
    const isPlain = next.matches('p, div, ul, ol') && !next.querySelector('h1,h2,h3,h4,h5,h6');
    const isAboveText = isPlain && textOf(next).length >= 60 && weightOf(next) < 600;
    const isEmphasized = weightOf(parent) >= 600 || sizeOf(parent) >= 1.25 * sizeOf(next);
    return isAboveText && isEmphasized
      ? [window.helpers.report(parent, `"${words}" looks like a heading`)]
      : [];
  });
});
