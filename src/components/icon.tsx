/** Line icons on a 24 px grid, drawn for this site: 1.7 stroke, square caps, mitred joins. */
const paths = {
  phone:
    'M6.6 3.5H4.4c-.6 0-1 .5-.9 1.1C4.4 12.900 11.100 19.600 19.400 20.500c.6.1 1.100-.3 1.100-.9v-3.600l-4.700-1.500-1.900 2.100c-2.800-1.300-5.200-3.700-6.500-6.500l2.100-1.900z',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.500-7',
  pin: 'M12 21s7-6.200 7-11.300A7 7 0 0 0 5 9.700C5 14.800 12 21 12 21zM12 12.200a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.300l3.500 2',
  chat: 'M4 20.200l1.200-4.100A8.300 8.300 0 1 1 8.200 19zM9 8.500c-.4 3.300 3.300 7 6.600 6.500l.5-1.800-2.100-1-1 .9c-.9-.4-1.700-1.200-2.100-2.100l.9-1-1-2.100z',
  up: 'M12 20V5M5.500 11L12 4.500l6.500 6.500',
  down: 'M5 9l7 7 7-7',
  left: 'M20 12H5M11 5.500L4.500 12l6.500 6.500',
  right: 'M4 12h15M13 5.500l6.500 6.500-6.500 6.500',
  next: 'M9 5l7 7-7 7',
  pause: 'M8.500 5v14M15.500 5v14',
  play: 'M8 5l11 7-11 7z',
  menu: 'M3.500 6.500h17M3.500 12h17M3.500 17.500h17',
  close: 'M5.500 5.500l13 13M18.500 5.500l-13 13',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4 12.500l5.500 5.500L20 6.500',
  alert: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.500v6M12 16v1',
  copy: 'M8.500 8.500h12v12h-12zM15.500 5V3.500h-12v12H5',
  external: 'M14 4h6v6M20 4l-9 9M17 14v6H4V7h6',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  facebook: 'M14.500 21v-9M14.500 12V8.500c0-2 1-3 3-3H19M11 12h7',
  instagram: 'M4 4h16v16H4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM16.800 7v.4',
  twitter:
    'M4 18.500c7.500 2.700 14.500-1.500 14.700-9.500L20.500 6l-2.600.5C15.500 4 11.500 5.600 12 9.500 8.500 9.500 6 7.800 4.300 5.500c-.9 2.700.2 5 2 6.200L4.500 11.500c.4 2 1.700 3.300 3.700 3.800l-1.500.6c.5 1 1.500 1.500 2.800 1.600-1.500 1-3.300 1.300-5.500 1z',
  linkedin: 'M4 9.500v10.500M4 4.200v1.300M9 20V9.500M9 14.500c0-3 1.500-5 4.500-5s4.500 1.800 4.500 5V20',
  download: 'M12 4v11M6 10l6 6 6-6M4 20h16',
} as const;

export type IconName = keyof typeof paths;

/** Decorative: the words beside it carry the meaning. Sized by the text it stands in (1.25em). */
export function Icon({ name, solid = false }: { name: IconName; solid?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={`size-[1.25em] flex-none stroke-current ${solid ? 'fill-current' : 'fill-none'}`}
      strokeWidth="1.7"
      strokeLinecap="square"
      strokeMiterlimit="8"
    >
      <path d={paths[name]} />
    </svg>
  );
}
