/** The file of a page: a path of the route table, or '/404'. */
export const pageSource = (path: string) =>
  `src/pages${path === '/' ? '/home' : path === '/404' ? '/not-found' : path}.tsx`;
