import { services } from '../../../src/site/services.ts';
import type { Journey } from './steps.ts';
import { anchor } from './widgets.ts';

/* The journeys on pages that only this firm has. */
export const toAPlace = anchor('Ask about this service', services[0].path, 'enquiry');
export const forms: readonly Journey[] = [];
export const widgets: readonly Journey[] = [toAPlace];
export const chrome: readonly Journey[] = [];

export const hindi: readonly Journey[] = [];
