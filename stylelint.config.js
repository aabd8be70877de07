/**
 * Rejects invalid CSS, and values that should come from tailwind.config.ts. An exception needs a comment
 * `stylelint-disable` with the reason.
 */
const role = 'Use a value of tailwind.config.ts: theme(line.hair), theme(fontSize.sm), var(--foreground)';

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-recommended',
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  ignoreFiles: ['dist/**', 'src/styles/{art,fonts,portraits}*.css'],
  rules: {
    'at-rule-no-unknown': [
      true,
      { ignoreAtRules: ['config', 'custom-variant', 'reference', 'source', 'utility', 'variant'] },
    ],
    'nesting-selector-no-missing-scoping-root': [true, { ignoreAtRules: ['utility', 'custom-variant'] }],
    'no-invalid-position-declaration': [true, { ignoreAtRules: ['utility', 'supports'] }],
    'declaration-property-value-no-unknown': null, // this rule rejects `theme()`
    'no-descending-specificity': null, // rules for the states of an element follow the element, not the specificity
    'color-named': ['never', { ignoreProperties: [/mask/, '--bite'], message: role }],
    'color-no-hex': [true, { message: role }],
    'function-disallowed-list': [['color', /^(?:rgb|hsl|hwb|(?:ok)?(?:lab|lch))a?$/], { message: role }],
    'declaration-property-value-disallowed-list': [
      {
        '/^(?:border|outline)(?!-offset)/': [/\d(?:px|rem|em)\b(?!.*(?:CanvasText|Highlight))/],
        'font-size': [/^(?!calc\(var).*\d(?:px|rem)\b/],
        'font-weight': [/^(?:\d+|bold|normal)\b/],
        '/^(?:transition|animation)/': [/\b[\d.]+m?s\b/],
      },
      { message: role },
    ],
    'media-feature-name-disallowed-list': [
      ['width', 'min-width', 'max-width'],
      { message: 'Query the width of the window by a breakpoint: @variant lg' },
    ],
  },
  overrides: [
    // Printed pages have other sizes than the theme.
    { files: 'src/styles/print.css', rules: { 'declaration-property-value-disallowed-list': null } },
  ],
};
