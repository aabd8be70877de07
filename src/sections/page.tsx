import type { ReactNode } from 'react';
import { firm } from '../site/firm.ts';

interface PageProps {
  /** Unique, of at most 41 characters; the firm's name is added: "About Us - Firm" (G3). */
  title: string;
  /** 70 to 160 characters for search results; the build refuses others. */
  description: string;
  children: ReactNode;
}

/** A page: its head and its sections. `title` and `meta` move into the head, also when prerendered. */
export function Page({ title, description, children }: PageProps) {
  return (
    <>
      <title>{`${title} - ${firm.name}`}</title>
      <meta name="description" content={description} />
      {children}
    </>
  );
}
