import { serviceGroups } from '../site/derive.ts';
import type { Photograph } from '../site/photo.ts';
import type { Path } from '../site/routes.ts';

export interface ServiceCard {
  path: Path;
  title: string;
  text: string;
  /** In place of the engraved plate. */
  photo?: Photograph<'card'>;
}

/** Photographs by the path of their service: `{ '/services/check-up': { from: chair, alt: 'A chair by the window' } }`. */
const photos: Partial<Record<Path, Photograph<'card'>>> = {};

/** Every service, as the cards of Home show it. */
export const serviceCards: readonly ServiceCard[] = serviceGroups.flatMap(({ name, services }) =>
  services.map(({ path, label, summary = '' }) => ({
    path,
    title: label,
    text: `${name}: ${summary}.`,
    ...(photos[path] && { photo: photos[path] }),
  })),
);
