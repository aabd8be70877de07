/** A picture of the map that leads to the map. */
export interface OfficeMap {
  /** What the map shows: 'The office in Park Row'. */
  title: string;
  /** A drawing or screenshot of the map, 1200 x 675, of the site's own: '/media/office-map.webp'. */
  picture: string;
  /** Where the picture leads: the map of somebody else, in a new tab. */
  href: string;
  /** The same as a page to be framed. Its origin belongs into `frame` of src/site/third-parties.ts. */
  embed?: string;
}

/** The map on /contact, with the way in words: by default none. Recipe: docs/third-parties.md. */
export const officeMap: (OfficeMap & { way: string }) | undefined = undefined;
