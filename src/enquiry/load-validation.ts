import type { FieldErrors, Resolver, ResolverOptions } from 'react-hook-form';
import { withTimeout } from '../lib/with-timeout.ts';
import { isApplicable } from './form-controls.ts';
import type { FormDefinition, Values } from './form-definition.ts';

type CreateResolver = (form: FormDefinition) => Resolver<Values>;

/** The current attempt to load the schema. It resolves to undefined if loading fails or takes too long. */
let loading: Promise<CreateResolver | undefined> | undefined;

/**
 * Loads schema.ts once. Call this function at the first focus, because the schema must be loaded before the submit: if
 * the submit waits for a download, the browser blocks the chat. Do not call this function earlier, because a slow phone
 * takes 200 ms to evaluate the schema.
 */
export function loadValidation(): Promise<CreateResolver | undefined> {
  if (loading) return loading;
  const schemaModule = import('./schema.ts').then(({ createResolver }) => createResolver);
  loading = withTimeout(schemaModule).catch(() => undefined);
  schemaModule.then(
    // A download that completes after the timeout is used for the next validation.
    () => (loading = schemaModule),
    // After a failure, the next focus or validation tries again.
    () => (loading = undefined),
  );
  return loading;
}

/** Returns the errors of the browser's own validation, with the browser's messages. */
function findBrowserErrors(
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
 * Returns a resolver for React Hook Form that waits until the schema is loaded. If it cannot be loaded, the resolver
 * uses the browser's own validation, so that the visitor can still send the enquiry.
 */
export function lazyResolver(form: FormDefinition): Resolver<Values> {
  let resolver: Resolver<Values> | undefined;
  return async (values, context, options) => {
    const createResolver = await loadValidation();
    if (createResolver) {
      resolver ??= createResolver(form);
      return resolver(values, context, options);
    }
    const errors = findBrowserErrors(form, values, options.fields);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
