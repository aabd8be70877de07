import words from '#words/descriptions.json';
import { leadEndpoint } from './lead-endpoint.ts';

const byPath: Readonly<Record<string, string>> = words;

/**
 * Returns the description of a page for search results, or undefined. If the firm has a server for enquiries
 * (lead-endpoint.ts), a page can have another description.
 */
export const getDescription = (path: string): string | undefined =>
  (leadEndpoint && byPath[`${path} with a lead server`]) || byPath[path];
