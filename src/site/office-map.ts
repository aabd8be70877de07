/** A picture of a map that links to the map. */
export interface OfficeMap {
  /** The name of the map: 'The office in Park Row'. */
  title: string;
  /** A drawing or screenshot of the map, 1200 x 675, hosted by the site: '/media/office-map.webp'. */
  picture: string;
  /** The URL of the map at a third party. The picture links to it, and it opens in a new tab. */
  href: string;
  /** The URL of a page with the same map, for an iframe. Its origin must be in `frame` of src/site/third-parties.ts. */
  embed?: string;
}

/** The map on /contact. `way` describes the way to the office. By default, there is no map. See docs/reference/third-parties.md. */
export const officeMap: (OfficeMap & { way: string }) | undefined = undefined;
