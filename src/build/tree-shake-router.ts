import type { Plugin } from 'vite';

/**
 * Lets the bundler remove the components and contexts of React Router that the site does not use. Without it, the calls
 * that create them and the assignments of their `displayName` count as side effects and keep them all.
 */
export function treeShakeRouter(): Plugin {
  return {
    name: 'tree-shake-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
