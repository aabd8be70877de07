/** Returns what the named fields of a form contain now; of radio buttons, the value of the checked one. */
export function fieldValues(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.elements] as HTMLInputElement[];
  return Object.fromEntries(
    fields
      .filter(({ name, type, checked }) => name && (type !== 'radio' || checked))
      .map(({ name, value }) => [name, value]),
  );
}
