/** Lets browser tests import content that names a photograph: they ask the built page for the picture itself. */
import { register } from 'node:module';

const hooks = `
export const load = (url, context, next) =>
  /\\.(?:jpe?g|png|webp|avif|tiff?)\\?/i.test(url)
    ? { format: 'module', source: 'export default undefined', shortCircuit: true }
    : next(url, context);
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
