import { getCacheControl, contentTypes } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { mapEntries } from './hosting.ts';

const createRule = (source: string, headers: Record<string, string>) => ({
  source,
  headers: mapEntries(headers, (key, value) => ({ key, value })),
});

/**
 * Returns `vercel.json`. Vercel reads this file from the root of the repository before the build, so it is committed.
 * The rules cannot depend on the status, so browsers cache a 404 in /assets/ like a file, as in netlify.ts.
 */
export const createVercelFile = ({ headers, redirects }: Omit<Hosting, 'languages'>) =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: null,
      buildCommand: 'npm run build',
      outputDirectory: 'dist',
      cleanUrls: true,
      redirects: mapEntries(redirects, (source, destination) => ({ source, destination, statusCode: 301 })),
      headers: [
        createRule('/(.*)', headers),
        createRule('/assets/(.*)', { 'Cache-Control': getCacheControl('/assets/') }),
        // Vercel would send contact cards with another content type.
        createRule('/(.*).vcf', { 'Content-Type': contentTypes.vcf ?? '' }),
      ],
    },
    null,
    2,
  )}\n`;
