import { cacheControl, contentTypes } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { mapEntries } from './hosting.ts';

const rule = (source: string, headers: Record<string, string>) => ({
  source,
  headers: mapEntries(headers, (key, value) => ({ key, value })),
});

/**
 * Returns `vercel.json`. Vercel reads it from the root of the repository before the build, so it is committed. Its
 * rules cannot depend on the status, so browsers cache a 404 in /assets/ like a file, as on the hosts of netlify.ts.
 */
export const vercelFile = ({ headers, redirects }: Omit<Hosting, 'languages'>) =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      buildCommand: 'npm run build',
      outputDirectory: 'dist',
      cleanUrls: true,
      redirects: mapEntries(redirects, (source, destination) => ({ source, destination, statusCode: 301 })),
      headers: [
        rule('/(.*)', headers),
        rule('/assets/(.*)', { 'Cache-Control': cacheControl('/assets/') }),
        // Vercel would send contact cards with another content type.
        rule('/(.*).vcf', { 'Content-Type': contentTypes.vcf ?? '' }),
      ],
    },
    null,
    2,
  )}\n`;
