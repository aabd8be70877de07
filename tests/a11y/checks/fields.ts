import { inPage } from './check.ts';

/** A field for personal data has the autocomplete token of its purpose. */
export const autocomplete = inPage('autocomplete', '1.3.5', () => {
  const tokens: [RegExp, string][] = [
    [/e-?mail/i, 'email'],
    [/phone|mobile|telephone/i, 'tel-national'],
    [/first name/i, 'given-name'],
    [/last name|surname/i, 'family-name'],
    [/company|organi[sz]ation|firm/i, 'organization'],
    [/\bname\b/i, 'name'],
    [/pin ?code|postal code/i, 'postal-code'],
    [/\bcity\b|\btown\b/i, 'address-level2'],
    [/\baddress\b/i, 'street-address'],
  ];
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [role=combobox]), textarea',
  );
  return [...fields].flatMap((field) => {
    if (field.readOnly) return [];
    const token = tokens.find(([label]) => label.test(window.helpers.accessibleName(field)))?.[1];
    return token && field.autocomplete !== token
      ? [window.helpers.report(field, `autocomplete="${token}" is missing`)]
      : [];
  });
});

/** Placeholders have a contrast of 4.5:1, which the engines do not check. */
export const placeholders = inPage('placeholder', '1.4.3', () => {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (rgb: number[]) =>
    rgb
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, i) => sum + value * ([0.2126, 0.7152, 0.0722][i] ?? 0), 0);
  const groundOf = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255];
    const ground = channels(getComputedStyle(element).backgroundColor);
    return ground[3] === 0 ? groundOf(element.parentElement) : ground.slice(0, 3);
  };
  return window.helpers.visibleAll('[placeholder]:not([placeholder=""])').flatMap((field) => {
    const style = getComputedStyle(field, '::placeholder');
    const ground = groundOf(field);
    const [r = 0, g = 0, b = 0, alpha = 1] = channels(style.color);
    const opacity = alpha * Number(style.opacity);
    const front = [r, g, b].map((value, i) => value * opacity + (ground[i] ?? 0) * (1 - opacity));
    const [low = 0, high = 0] = [luminance(front), luminance(ground)].sort((a, z) => a - z);
    const contrast = (high + 0.05) / (low + 0.05);
    return contrast < 4.5 ? [window.helpers.report(field, `placeholder at ${contrast.toFixed(2)}:1`)] : [];
  });
});
