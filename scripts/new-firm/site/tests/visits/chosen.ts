import { services } from '../../src/site/services.ts';

/** Pages that hold, between them, every kind of widget and of section. */
export const sample: string[] = ['/', '/contact', services[0].path];

/** Checked at both widths. */
export const atBothWidths: string[] = [...sample, '/team', '/appointment', '/privacy'];

/** Whose look is compared between engines: every kind of band. */
export const compared: string[] = [...sample, '/about', '/team', '/appointment'];
