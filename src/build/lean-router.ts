import type { Plugin } from 'vite';

/**
 * Lets what the site does not use of React Router fall away: its forms, its own links and its routers. The name that
 * each component is given for React's tools, and the call that makes it, are otherwise taken for something that the
 * page may need.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(
          /(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm,
          '/* @__PURE__ */ ',
        ),
  },
});
