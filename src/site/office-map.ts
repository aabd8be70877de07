/** A map of the office: a picture with a link to a map service, and optionally an embedded map. */
export interface OfficeMap {
  /** The accessible name of the picture and the embedded map: 'The office in Park Row'. */
  title: string;
  /** A drawing or screenshot of the map, 1200 x 675, hosted by the site: '/media/office-map.webp'. */
  picture: string;
  /** The URL of the map at a third party. The picture links to it, and it opens in a new tab. */
  href: string;
  /** The URL of a page with the same map, for an iframe. Its origin must be in `frame` of src/site/third-parties.ts. */
  embed?: string;
}

/**
 * The map on /contact, with directions to the office. By default, there is no map. See docs/reference/third-parties.md.
 */
export const officeMap: (OfficeMap & { directions: string }) | undefined = undefined;
