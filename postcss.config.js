import tailwind from '@tailwindcss/postcss';

/**
 * Removes the declarations that Tailwind adds for browsers without `color-mix()`, and the `@supports` around the other
 * declarations. All supported browsers have `color-mix()` (src/site/browsers.ts).
 */
const removeColourFallbacks = {
  postcssPlugin: 'remove-colour-fallbacks',
  AtRule: {
    supports(rule) {
      if (rule.params !== '(color: color-mix(in lab, red, red))') return;
      rule.walkDecls(({ prop }) =>
        rule.parent.each((before) => {
          if (before.prop === prop) before.remove();
        }),
      );
      rule.replaceWith(rule.nodes);
    },
  },
};

// Vite optimises the styles. If Tailwind optimised them too, they would contain each prefixed declaration three times.
export default { plugins: [tailwind({ optimize: false }), removeColourFallbacks] };
