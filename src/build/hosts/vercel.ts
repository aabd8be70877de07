import { cacheControl } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { lines } from './hosting.ts';

const rule = (source: string, headers: Record<string, string>) => ({
  source,
  headers: lines(headers, (key, value) => ({ key, value })),
});

/**
 * `vercel.json`: read from the root of the repository before anything is built, therefore committed. It knows neither
 * the names in /assets/ nor statuses, so a 404 there is kept like a file; such a name is asked for by an old page only.
 */
export const vercelFile = ({ headers, redirects }: Omit<Hosting, 'assets'>) =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      buildCommand: 'npm run build',
      outputDirectory: 'dist',
      cleanUrls: true,
      redirects: lines(redirects, (source, destination) => ({ source, destination, statusCode: 301 })),
      headers: [rule('/(.*)', headers), rule('/assets/(.*)', { 'Cache-Control': cacheControl('/assets/') })],
    },
    null,
    2,
  )}\n`;
