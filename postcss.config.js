// Vite shortens the styles; done here as well, prefixes stand in them three times.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
