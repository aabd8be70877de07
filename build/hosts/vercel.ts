import { cacheControl, contentTypes } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { lines } from './hosting.ts';

const rule = (source: string, headers: Record<string, string>) => ({
  source,
  headers: lines(headers, (key, value) => ({ key, value })),
});

/**
 * Returns `vercel.json`. Vercel reads it from the root of the repository before the build, so it is committed. As in
 * netlify.ts, a 404 in /assets/ is cached like a file.
 */
export const vercelFile = ({ headers, redirects }: Omit<Hosting, 'languages'>) =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      buildCommand: 'npm run build',
      outputDirectory: 'dist',
      cleanUrls: true,
      redirects: lines(redirects, (source, destination) => ({ source, destination, statusCode: 301 })),
      headers: [
        rule('/(.*)', headers),
        rule('/assets/(.*)', { 'Cache-Control': cacheControl('/assets/') }),
        rule('/(.*).vcf', { 'Content-Type': contentTypes.vcf ?? '' }), // Vercel uses another type for contact cards by default
      ],
    },
    null,
    2,
  )}\n`;
