import { inPage } from './check.ts';

/** Checks that fields for personal data have the autocomplete token of their purpose. */
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
