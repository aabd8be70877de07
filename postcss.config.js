import tailwind from '@tailwindcss/postcss';

/** Tailwind writes a colour that is mixed twice, first for browsers that cannot mix; src/site/browsers.ts has none. */
const mixedOnce = {
  postcssPlugin: 'mixed-once',
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

// Vite shortens the styles; done here as well, prefixes stand in them three times.
export default { plugins: [tailwind({ optimize: false }), mixedOnce] };
