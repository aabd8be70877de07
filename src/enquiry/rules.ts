/**
 * The rules of the forms, fetched when a visitor turns to one. They are most of a form's code, and evaluating
 * them takes a slow phone a fifth of a second: too much for everybody who only reads.
 */
import type { FieldErrors, Resolver, ResolverOptions } from 'react-hook-form';
import { withTimeout } from '../lib/with-timeout.ts';
import { isApplicable } from './form-definition.ts';
import type { FormDefinition } from './form-definition.ts';

type Values = Record<string, string>;
type Rules = (form: FormDefinition) => Resolver<Values>;

/** Resolves to undefined where the rules failed or took too long. */
let arriving: Promise<Rules | undefined> | undefined;

/**
 * Fetches the rules, once. Call it at the first focus: nothing but microtasks may stand between a submit and the
 * chat's window.
 */
export function loadValidation(): void {
  if (arriving) return;
  const file = import('./schema.ts').then(({ resolverFrom }) => resolverFrom);
  arriving = withTimeout(file).catch(() => undefined);
  file.then(
    () => (arriving = file),
    () => (arriving = undefined), // the next focus or submit tries again
  );
}

/** What the browser itself finds wrong with the fields, in its own words. */
function browserErrors(
  form: FormDefinition,
  values: Values,
  fields: ResolverOptions<Values>['fields'],
): FieldErrors<Values> {
  const controls = Object.entries(fields).map(
    ([name, field]) => [name, field.ref as HTMLInputElement] as const,
  );
  return Object.fromEntries(
    controls
      .filter(([name, control]) => control.validity?.valid === false && isApplicable(form, name, values))
      .map(([name, control]) => [name, { type: 'browser', message: control.validationMessage }]),
  );
}

/**
 * A resolver that waits for the rules. Until somebody turned to the form it calls it invalid, unread; where the
 * rules do not come the browser's own checks decide, so that a lost file never costs a lead.
 */
export function resolverOf(form: FormDefinition): Resolver<Values> {
  let made: Resolver<Values> | undefined;
  return async (values, context, options) => {
    if (!arriving) return { values: {}, errors: { root: { type: 'unread' } } };
    const rules = await arriving;
    if (rules) return (made ??= rules(form))(values, context, options);
    const errors = browserErrors(form, values, options.fields);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
