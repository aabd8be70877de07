import { cacheControl, contentTypes } from '../headers.ts';
import type { Hosting } from './hosting.ts';
import { mapEntries } from './hosting.ts';

const rule = (source: string, headers: Record<string, string>) => ({
  source,
  headers: mapEntries(headers, (key, value) => ({ key, value })),
});

/**
 * Returns `vercel.json`. Vercel reads the file from the root of the repository before the build, so the file is
 * committed. A 404 in /assets/ is cached like a file, as on the hosts of netlify.ts.
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
        rule('/(.*).vcf', { 'Content-Type': contentTypes.vcf ?? '' }), // Vercel's default type for contact cards is another one
      ],
    },
    null,
    2,
  )}\n`;
