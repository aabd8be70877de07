import words from '#words/descriptions.json';
import { leadEndpoint } from './lead-endpoint.ts';

const byPath: Readonly<Record<string, string>> = words;

/**
 * Returns the description of a page for search results, or undefined. Contact has another description if a server also
 * receives the enquiries.
 */
export const descriptionAt = (path: string): string | undefined =>
  (leadEndpoint && byPath[`${path} with a lead server`]) || byPath[path];
